// A value, or why there is none. Included by chesslaws.hpp.
#ifndef CHESSLAWS_RESULT_HPP
#define CHESSLAWS_RESULT_HPP

#include "../chesslaws.h"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <exception>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

namespace chesslaws {

namespace detail {

/// A negative time becomes one that is refused, never CHESSLAWS_NEVER.
inline std::uint64_t micros(std::chrono::microseconds time) noexcept {
    return time.count() < 0 ? CHESSLAWS_NEVER - 1 : static_cast<std::uint64_t>(time.count());
}

inline std::string_view view(const chesslaws_text &text) noexcept {
    return text.data == nullptr ? std::string_view() : std::string_view(text.data, text.length);
}

inline std::optional<std::string_view> optional_view(const chesslaws_text &text) noexcept {
    if (text.data == nullptr) {
        return std::nullopt;
    }
    return view(text);
}

inline chesslaws_text raw(std::optional<std::string_view> text) noexcept {
    return text ? chesslaws_text{text->data(), text->size()} : chesslaws_text{nullptr, 0};
}

/// For entries that can't fail on an object that is set.
inline void ignore(chesslaws_status) noexcept {}

/// A range over an array of the library's, each element as a view of it.
template <class View, class Raw> class Views {
  public:
    class iterator {
      public:
        using iterator_category = std::input_iterator_tag;
        using value_type = View;
        using difference_type = std::ptrdiff_t;
        using pointer = void;
        using reference = View;

        iterator() noexcept : at_(nullptr) {}
        explicit iterator(const Raw *at) noexcept : at_(at) {}
        View operator*() const noexcept { return View(*at_); }
        iterator &operator++() noexcept {
            ++at_;
            return *this;
        }
        iterator operator++(int) noexcept { return iterator(at_++); }
        friend bool operator==(iterator a, iterator b) noexcept { return a.at_ == b.at_; }
        friend bool operator!=(iterator a, iterator b) noexcept { return a.at_ != b.at_; }

      private:
        const Raw *at_;
    };

    Views(const Raw *first, std::size_t size) noexcept : first_(first), size_(size) {}

    std::size_t size() const noexcept { return size_; }
    bool empty() const noexcept { return size_ == 0; }
    View operator[](std::size_t index) const noexcept { return View(first_[index]); }
    iterator begin() const noexcept { return iterator(first_); }
    iterator end() const noexcept { return iterator(first_ + size_); }

  private:
    const Raw *first_;
    std::size_t size_;
};

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

    /// The line at fault, from 1; 0 where none is.
    std::uint64_t line() const noexcept { return error_.line; }
    /// The column at fault in characters, from 1; 0 where none is.
    std::uint64_t column() const noexcept { return error_.column; }

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
    /// Out of a Result that is about to go, as a value: a loop may go over it.
    T operator*() && noexcept { return std::move(*std::get_if<0>(&content_)); }
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
    T value() && {
        check();
        return std::move(*std::get_if<0>(&content_));
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

namespace detail {

inline std::optional<Color> optional_color(std::uint32_t color) noexcept {
    if (color == CHESSLAWS_NO_COLOR) {
        return std::nullopt;
    }
    return static_cast<Color>(color);
}

/// A text of any length, which an entry writes into a buffer with its capacity.
template <class Write> Result<std::string> checked_text(Write write) {
    chesslaws_error error;
    std::size_t length = 0;
    chesslaws_status status = write(nullptr, 0, &length, &error);
    if (status != CHESSLAWS_STATUS_BUFFER_TOO_SMALL) {
        return Error(error);
    }
    std::string text(length + 1, '\0');
    status = write(&text[0], text.size(), &length, &error);
    if (status != CHESSLAWS_STATUS_OK) {
        return Error(error);
    }
    text.resize(length);
    return text;
}

/// As checked_text, for entries that can't fail; empty if they do all the same.
template <class Write> std::string text(Write write) {
    const auto checked = [&](char *buffer, std::size_t capacity, std::size_t *length,
                             chesslaws_error *error) {
        error->status = write(buffer, capacity, length);
        error->message[0] = '\0';
        error->byte = CHESSLAWS_NO_BYTE;
        return error->status;
    };
    Result<std::string> text = checked_text(checked);
    return text ? std::move(*text) : std::string();
}

} // namespace detail

} // namespace chesslaws

#endif // CHESSLAWS_RESULT_HPP
