"""Articles are found, editions compared."""

from __future__ import annotations

import pickle
from datetime import timedelta

import pytest

from chesslaws import Article, ArticleNotFoundError, Edition, Kind, articles, compare, explain


def test_an_article_is_found_in_any_usual_spelling() -> None:
    entry = explain("fide-2001", "A1(b)")
    assert entry.article == Article(Edition.FIDE_2001, "A.1.b")
    assert entry is not explain("fide-2001", "A.1.b")
    assert entry == explain("fide-2001", "A.1.b")
    assert hash(entry) == hash(explain("fide-2001", "A.1.b"))
    assert pickle.loads(pickle.dumps(entry)) == entry


def test_fide_2023_9_6_1_has_its_number() -> None:
    entry = explain(Edition.FIDE_2023, "9.6.1")
    assert entry.parameters["occurrences"] == 5
    assert entry.kind is Kind.ENFORCED
    assert entry.certain
    assert entry.title in str(entry)


def test_what_is_not_there_says_what_is_near() -> None:
    with pytest.raises(ArticleNotFoundError) as raised:
        explain("fide-2023", "9.6.7")
    assert raised.value.nearest == "9.6"
    assert raised.value.edition is Edition.FIDE_2023
    assert raised.value.number == "9.6.7"
    with pytest.raises(LookupError, match="only values"):
        articles("fide-2014")


def test_the_articles_of_an_edition_in_order() -> None:
    numbers = [entry.article.number for entry in articles("fide-2023")]
    assert len(numbers) == len(set(numbers)) == 376
    below = [entry.article.number for entry in articles("fide-2023", under="5.2")]
    assert below[0] == "5.2.1"
    assert set(below) < set(numbers)


def test_differences_have_values_of_python() -> None:
    changes = compare("fide-2009", "fide-2014")
    values = {type(side.value) for change in changes for side in (change.before, change.after)}
    assert {type(None), int, bool, timedelta, str} <= values
    [change] = [change for change in changes if str(change.after).endswith("75 [fide-2014 9.6.b]")]
    assert change.before.value is None
    assert change.after.value == 75
    assert compare("fide-2023", "fide-2023") == []
