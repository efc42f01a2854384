// Editions of the Laws and their articles. Included by chesslaws.hpp.
#ifndef CHESSLAWS_LAWS_HPP
#define CHESSLAWS_LAWS_HPP

#include "result.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace chesslaws {

/// An edition of the Laws.
enum class Edition : std::uint32_t {
    fide_2001 = CHESSLAWS_EDITION_FIDE_2001,
    fide_2005 = CHESSLAWS_EDITION_FIDE_2005,
    fide_2009 = CHESSLAWS_EDITION_FIDE_2009,
    russia_2011 = CHESSLAWS_EDITION_RUSSIA_2011,
    fide_2014 = CHESSLAWS_EDITION_FIDE_2014,
    fide_2017 = CHESSLAWS_EDITION_FIDE_2017,
    fide_2018 = CHESSLAWS_EDITION_FIDE_2018,
    fide_2023 = CHESSLAWS_EDITION_FIDE_2023
};

/// The short name of an edition, such as `fide-2023`.
inline std::string_view id(Edition edition) noexcept {
    chesslaws_text text = {nullptr, 0};
    return chesslaws_edition_id(static_cast<std::uint32_t>(edition), &text) == CHESSLAWS_STATUS_OK
               ? detail::view(text)
               : std::string_view();
}

/// The edition of a short name.
inline Result<Edition> edition(std::string_view name) {
    chesslaws_edition found = CHESSLAWS_EDITION_FIDE_2023;
    chesslaws_error error;
    if (chesslaws_edition_parse(name.data(), name.size(), &found, &error) != CHESSLAWS_STATUS_OK) {
        return Error(error);
    }
    return static_cast<Edition>(found);
}

/// An article of the Laws; its texts stay for ever.
class Article {
  public:
    explicit Article(const chesslaws_article &article) noexcept : article_(article) {}

    /// The article of a number, such as `9.2.1`.
    static Result<Article> find(Edition edition, std::string_view number) {
        chesslaws_article found;
        chesslaws_error error;
        if (chesslaws_article_find(static_cast<std::uint32_t>(edition), number.data(),
                                   number.size(), &found, &error) != CHESSLAWS_STATUS_OK) {
            return Error(error);
        }
        return Article(found);
    }

    Edition edition() const noexcept { return static_cast<Edition>(article_.edition); }
    std::string_view number() const noexcept { return detail::view(article_.number); }
    std::string_view title() const noexcept { return detail::view(article_.title); }
    /// What it says, in our own words: no authority.
    std::string_view summary() const noexcept { return detail::view(article_.summary); }
    std::optional<std::string_view> change() const noexcept {
        return detail::optional_view(article_.change);
    }
    std::optional<std::string_view> note() const noexcept {
        return detail::optional_view(article_.note);
    }
    /// False where content or number could not be confirmed.
    bool certain() const noexcept { return article_.certain; }

  private:
    chesslaws_article article_;
};

/// How many articles of an edition are at hand; none for some editions.
inline std::size_t article_count(Edition edition) noexcept {
    std::size_t count = 0;
    return chesslaws_article_count(static_cast<std::uint32_t>(edition), &count) ==
                   CHESSLAWS_STATUS_OK
               ? count
               : 0;
}

/// The articles of an edition in printed order, from 0.
inline Result<Article> article_at(Edition edition, std::size_t index) {
    chesslaws_article found;
    const chesslaws_status status =
        chesslaws_article_at(static_cast<std::uint32_t>(edition), index, &found);
    if (status != CHESSLAWS_STATUS_OK) {
        return Error(status);
    }
    return Article(found);
}

} // namespace chesslaws

#endif // CHESSLAWS_LAWS_HPP
