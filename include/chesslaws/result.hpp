// A value, or why there is none. Included by chesslaws.hpp.
#ifndef CHESSLAWS_RESULT_HPP
#define CHESSLAWS_RESULT_HPP

#include "../chesslaws.h"

#include <cstdint>
#include <cstdlib>
#include <exception>
#include <optional>
#include <string_view>
#include <utility>
#include <variant>

namespace chesslaws {

namespace detail {

inline std::string_view view(const chesslaws_text &text) noexcept {
    return text.data == nullptr ? std::string_view() : std::string_view(text.data, text.length);
}

inline std::optional<std::string_view> optional_view(const chesslaws_text &text) noexcept {
    if (text.data == nullptr) {
        return std::nullopt;
    }
    return view(text);
}

} // namespace detail

/// Why a call failed.
class Error : public std::exception {
  public:
    explicit Error(const chesslaws_error &error) noexcept : error_(error) {}

    /// A failure without more to say than its status.
    explicit Error(chesslaws_status status) noexcept : error_() {
        error_.status = status;
        error_.byte = CHESSLAWS_NO_BYTE;
        const std::string_view words = chesslaws_status_text(status);
        error_.length = words.copy(error_.message, sizeof error_.message - 1);
    }

    chesslaws_status status() const noexcept { return error_.status; }

    /// What was expected and what was found.
    const char *what() const noexcept override { return error_.message; }

    /// The byte of the text at fault, from 0.
    std::optional<std::uint64_t> byte() const noexcept {
        if (error_.byte == CHESSLAWS_NO_BYTE) {
            return std::nullopt;
        }
        return error_.byte;
    }

  private:
    chesslaws_error error_;
};

/// A value, or why there is none.
template <class T> class Result {
  public:
    Result(T value) : content_(std::in_place_index<0>, std::move(value)) {}
    Result(Error error) : content_(std::in_place_index<1>, std::move(error)) {}

    bool has_value() const noexcept { return content_.index() == 0; }
    explicit operator bool() const noexcept { return has_value(); }

    /// The value. There must be one.
    T &operator*() & noexcept { return *std::get_if<0>(&content_); }
    const T &operator*() const & noexcept { return *std::get_if<0>(&content_); }
    T &&operator*() && noexcept { return std::move(*std::get_if<0>(&content_)); }
    T *operator->() noexcept { return std::get_if<0>(&content_); }
    const T *operator->() const noexcept { return std::get_if<0>(&content_); }

    /// The value; throws the Error if there is none.
    T &value() & {
        check();
        return **this;
    }
    const T &value() const & {
        check();
        return **this;
    }
    T &&value() && {
        check();
        return std::move(**this);
    }

    /// Why there is no value. There must be none.
    const Error &error() const noexcept { return *std::get_if<1>(&content_); }

  private:
    void check() const {
        if (!has_value()) {
#if defined(__cpp_exceptions) || defined(_CPPUNWIND)
            throw error();
#else
            std::abort();
#endif
        }
    }

    std::variant<T, Error> content_;
};

/// Done, or why not.
using Outcome = Result<std::monostate>;

enum class Color : std::uint32_t { white = CHESSLAWS_COLOR_WHITE, black = CHESSLAWS_COLOR_BLACK };

} // namespace chesslaws

#endif // CHESSLAWS_RESULT_HPP
