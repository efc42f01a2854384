// Whether anybody can still give mate. Included by chesslaws.hpp.
#ifndef CHESSLAWS_PROOF_HPP
#define CHESSLAWS_PROOF_HPP

#include "position.hpp"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>

namespace chesslaws {

/// Whether a side can give mate by any series of legal moves, and why. Owns what it holds.
class Proof {
  public:
    /// `nodes` limits how many positions a search may hold, about 100 bytes each; 0 for a million.
    static Result<Proof> find(const Position &position, Color color, std::size_t nodes = 0) {
        const chesslaws_proof *proof = nullptr;
        chesslaws_error error;
        if (chesslaws_proof_new(&position.raw(), static_cast<std::uint32_t>(color), nodes, &proof,
                                &error) != CHESSLAWS_STATUS_OK) {
            return Error(error);
        }
        return Proof(proof);
    }

    /// Whether it can; none if the limit was reached.
    std::optional<bool> can_mate() const noexcept {
        if (proof_->answer == CHESSLAWS_ANSWER_UNKNOWN) {
            return std::nullopt;
        }
        return proof_->answer == CHESSLAWS_ANSWER_YES;
    }

    /// If it can: how many moves of both sides lead to the mate, and which.
    std::size_t plies() const noexcept { return proof_->plies; }
    Move move(std::size_t ply) const noexcept { return Move(proof_->line[ply]); }
    /// A range of Move.
    MoveSpan line() const noexcept { return MoveSpan(proof_->line, proof_->plies); }

    /// If it can't: why not.
    std::string_view why() const noexcept { return detail::view(proof_->why); }

  private:
    struct Free {
        void operator()(const chesslaws_proof *proof) const noexcept {
            chesslaws_proof_free(proof);
        }
    };

    explicit Proof(const chesslaws_proof *proof) noexcept : proof_(proof) {}

    std::unique_ptr<const chesslaws_proof, Free> proof_;
};

/// Whether neither side can give mate by any series of legal moves; none if the limit was reached.
inline Result<std::optional<bool>> is_dead(const Position &position, std::size_t nodes = 0) {
    chesslaws_answer answer = CHESSLAWS_ANSWER_UNKNOWN;
    chesslaws_error error;
    if (chesslaws_position_is_dead(&position.raw(), nodes, &answer, &error) !=
        CHESSLAWS_STATUS_OK) {
        return Error(error);
    }
    if (answer == CHESSLAWS_ANSWER_UNKNOWN) {
        return std::optional<bool>();
    }
    return std::optional<bool>(answer == CHESSLAWS_ANSWER_YES);
}

} // namespace chesslaws

#endif // CHESSLAWS_PROOF_HPP
