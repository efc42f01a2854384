// A desktop program: judges the games of a PGN file under an edition of the Laws, with progress, and
// tells what it has found.
//
//     judge_file FILE.pgn [EDITION]
#include <chesslaws.hpp>

#include <algorithm>
#include <cerrno>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <map>
#include <optional>
#include <sstream>
#include <string>
#include <string_view>
#include <system_error>

namespace {

/// A line that is written over again; quiet where nobody looks at a terminal.
class Progress {
  public:
    explicit Progress(std::uint64_t total) : total_(std::max<std::uint64_t>(total, 1)) {}

    void at(std::uint64_t done) {
        const std::uint64_t percent = 100 * std::min(done, total_) / total_;
        if (percent != shown_) {
            shown_ = percent;
            std::fprintf(stderr, "\r%3u %%", static_cast<unsigned>(percent));
        }
    }

    void finish() { std::fputs("\r100 %\n", stderr); }

  private:
    std::uint64_t total_;
    std::uint64_t shown_ = 101;
};

void tell(const chesslaws::JudgedGame &game) {
    std::cout << "game " << game.number() << ", line " << game.line() << ": "
              << game.white().value_or("?") << " - " << game.black().value_or("?") << '\n';
    for (const chesslaws::Finding finding : game.findings()) {
        if (finding.is_breach()) {
            std::cout << "    " << finding.message();
            if (const auto article = finding.article()) {
                std::cout << " [" << *article << ']';
            }
            std::cout << '\n';
        }
    }
}

/// The bytes of a file; none where it can't be read, and then the reason is told. On many systems a
/// directory can be opened like a file, and only reading it fails.
std::optional<std::string> contents(const std::string &name) {
    std::error_code error;
    if (std::filesystem::is_directory(name, error)) {
        std::cerr << name << ": is a directory, not a file\n";
        return std::nullopt;
    }
    errno = 0;
    std::ifstream file(name, std::ios::binary);
    std::ostringstream bytes;
    if (file && file.peek() != std::ifstream::traits_type::eof()) {
        bytes << file.rdbuf();
    }
    // At the end of an empty file nothing is wrong.
    if (!file.is_open() || file.bad() || bytes.fail() || (file.fail() && !file.eof())) {
        const char *const reason = errno == 0 ? "unknown" : std::strerror(errno);
        std::cerr << name << ": can't be read: " << reason << '\n';
        return std::nullopt;
    }
    return bytes.str();
}

int run(const std::string &name, std::string_view edition_name) {
    // The text must outlive the reader, which does not copy it.
    const std::optional<std::string> read = contents(name);
    if (!read) {
        return 2;
    }
    const std::string &pgn = *read;
    const auto lines = static_cast<std::uint64_t>(std::count(pgn.begin(), pgn.end(), '\n'));

    const auto edition = chesslaws::edition(edition_name);
    if (!edition) {
        std::cerr << edition.error().what() << '\n';
        return 2;
    }
    Progress progress(lines);
    std::map<std::string, unsigned> endings;
    unsigned breaches = 0;
    const auto games =
        chesslaws::judge_pgn(pgn, *edition, [&](const chesslaws::JudgedGame &game) {
            progress.at(game.line());
            if (const auto verdict = game.verdict()) {
                ++endings[std::string(verdict->name)];
            }
            if (game.has_breach()) {
                ++breaches;
                tell(game);
            }
            return true; // false would stop: a button to cancel
        });
    progress.finish();
    if (!games) {
        std::cerr << games.error().what() << '\n';
        return 2;
    }
    std::cout << *games << " games, " << breaches << " with a breach\n";
    for (const auto &[reason, count] : endings) {
        std::cout << "    " << count << " ended by " << reason << '\n';
    }
    return breaches == 0 ? 0 : 1;
}

} // namespace

int main(int argc, char **argv) {
    if (argc < 2 || argc > 3) {
        std::cerr << "usage: " << argv[0] << " FILE.pgn [EDITION]\n";
        return 2;
    }
    return run(argv[1], argc == 3 ? argv[2] : "fide-2023");
}
