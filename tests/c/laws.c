/* Editions and articles. */
#include "tests.h"

static void editions(void) {
    chesslaws_text name;
    chesslaws_edition edition = CHESSLAWS_EDITION_FIDE_2001;
    chesslaws_error error;
    unsigned known = 0;
    for (uint32_t number = 0; number < 100; ++number) {
        const unsigned status = chesslaws_edition_id(number, &name);
        if (status == CHESSLAWS_STATUS_OK) {
            ++known;
            CHECK_OK(chesslaws_edition_parse(name.data, name.length, &edition, &error));
            CHECK(edition == number);
        } else {
            CHECK(status == CHESSLAWS_STATUS_UNKNOWN_EDITION);
        }
    }
    CHECK(known == 8);
    CHECK_OK(chesslaws_edition_id(CHESSLAWS_EDITION_RUSSIA_2011, &name));
    CHECK(is_text(name, "russia-2011"));
    CHECK_STATUS(chesslaws_edition_parse(TEXT("fide-1999"), &edition, &error),
                 CHESSLAWS_STATUS_UNKNOWN_EDITION);
    CHECK(strstr(error.message, "fide-2023") != NULL);
    CHECK_STATUS(chesslaws_edition_parse(NULL, 0, &edition, &error),
                 CHESSLAWS_STATUS_UNKNOWN_EDITION);
}

static void articles(void) {
    chesslaws_article article;
    chesslaws_error error;
    size_t count = 0;
    CHECK_OK(chesslaws_article_find(CHESSLAWS_EDITION_FIDE_2023, TEXT("5.1.1"), &article, &error));
    CHECK(is_text(article.number, "5.1.1"));
    CHECK(is_text(article.title, "Checkmate ends the game"));
    CHECK(article.summary.length > 20);
    CHECK(article.edition == CHESSLAWS_EDITION_FIDE_2023);
    CHECK(article.kind == CHESSLAWS_ARTICLE_KIND_ENFORCED);
    CHECK(article.certain);
    CHECK_OK(chesslaws_article_find(CHESSLAWS_EDITION_FIDE_2001, TEXT("9.2a"), &article, &error));
    CHECK(is_text(article.number, "9.2.a"));
    CHECK_STATUS(chesslaws_article_find(CHESSLAWS_EDITION_FIDE_2023, TEXT("9.6.7"), &article,
                                        &error),
                 CHESSLAWS_STATUS_UNKNOWN_ARTICLE);
    CHECK(strstr(error.message, "9.6") != NULL);
    CHECK_STATUS(chesslaws_article_find(CHESSLAWS_EDITION_FIDE_2009, TEXT("9.2"), &article, &error),
                 CHESSLAWS_STATUS_UNKNOWN_ARTICLE);
    CHECK_STATUS(chesslaws_article_find(0, TEXT("9.2"), &article, &error),
                 CHESSLAWS_STATUS_UNKNOWN_EDITION);
    CHECK_STATUS(chesslaws_article_find(CHESSLAWS_EDITION_FIDE_2023, NULL, 0, &article, &error),
                 CHESSLAWS_STATUS_UNKNOWN_ARTICLE);

    CHECK_OK(chesslaws_article_count(CHESSLAWS_EDITION_FIDE_2023, &count));
    CHECK(count > 300);
    for (size_t i = 0; i < count; ++i) {
        CHECK_OK(chesslaws_article_at(CHESSLAWS_EDITION_FIDE_2023, i, &article));
        CHECK(article.title.length > 0 && article.number.length > 0);
    }
    CHECK_STATUS(chesslaws_article_at(CHESSLAWS_EDITION_FIDE_2023, count, &article),
                 CHESSLAWS_STATUS_INVALID_ARGUMENT);
    CHECK_STATUS(chesslaws_article_count(CHESSLAWS_EDITION_FIDE_2014, &count),
                 CHESSLAWS_STATUS_UNKNOWN_ARTICLE);
    CHECK_STATUS(chesslaws_article_count(99, &count), CHESSLAWS_STATUS_UNKNOWN_EDITION);
}

void test_laws(void) {
    editions();
    articles();
}
