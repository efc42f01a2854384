// A desktop program: judges the games of a PGN file under an edition of the Laws, with progress, and
// tells what it has found.
//
//     judge_file FILE.pgn [EDITION]
#include <chesslaws.hpp>

#include <algorithm>
#include <cstdio>
#include <fstream>
#include <iostream>
#include <iterator>
#include <map>
#include <string>

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

int run(const std::string &name, std::string_view edition_name) {
    std::ifstream file(name, std::ios::binary);
    if (!file) {
        std::cerr << name << ": can't be opened\n";
        return 2;
    }
    // The text must outlive the reader, which does not copy it.
    const std::string pgn((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
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
