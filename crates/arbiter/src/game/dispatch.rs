//! Which subject takes which event.

use super::{Act, Forbidden, Game, Refusal, Rulings};
use chesslaws_laws::{Provision, Score};

impl Game {
    /// Hands each event to its subject.
    pub(super) fn dispatch(&mut self, act: Act, out: &mut Rulings) -> Result<(), Refusal> {
        match act {
            Act::Started { absent } => self.started(&absent, out),
            Act::Arrived { side } => self.arrived(side, out),
            Act::DefaultTimePassed => self.default_time_passed(out),
            Act::AdjustAnnounced { side } => self.adjust_announced(side, out),
            Act::Touched {
                side,
                squares,
                order,
                accidental,
            } => self.touched(side, &squares, order, accidental, out),
            Act::Moved {
                side,
                move_,
                two_hands,
            } => self.moved(side, move_, two_hands, out),
            Act::PutBack { side } => self.put_back(side, out),
            Act::Promoted {
                side,
                piece,
                held,
                upside_down,
            } => self.promoted(side, piece, held, upside_down, out),
            Act::Pressed { side } => self.pressed(side, out),
            Act::Resigned { side } => self.resigned(side, out),
            Act::DrawOffered { side } => self.draw_offered(side, out),
            Act::DrawAccepted { side } => self.draw_accepted(side, out),
            Act::DrawDeclined { side } => self.draw_declined(side, out),
            Act::DrawClaimed {
                side,
                ground,
                intended,
                not_written,
            } => self.draw_claimed(side, ground, intended, not_written, out),
            Act::QuickplayClaimed {
                side,
                ask_increment,
            } => self.quickplay_claimed(side, ask_increment, out),
            Act::QuickplayDrawn => self.quickplay_drawn(out),
            Act::FlagNoticed { by, side } => self.flag_noticed(by, side, out),
            Act::BothFlagsNoticed { by, first } => self.both_flags_noticed(by, first, out),
            Act::IllegalMoveFound { by, ply } => self.illegal_move_found(by, ply, out),
            Act::TouchBreachFound { by } => self.touch_breach_found(by, out),
            Act::PiecesDisplaced { side } => self.pieces_displaced(side, out),
            Act::PiecesReplaced { side } => self.pieces_replaced(side, out),
            Act::DisplacementFound { by: _, ply } => self.displacement_found(ply, out),
            Act::WrongSetUpFound { by: _ } => self.wrong_set_up_found(out),
            Act::BoardTurnedFound { by: _ } => self.board_turned_found(out),
            Act::ColoursReversedFound { by: _ } => self.colours_reversed_found(out),
            Act::ClockDefective => self.clock_wrong(Provision::ClockDefect, out),
            Act::ClockWronglySet => self.clock_wrongly_set(out),
            Act::ClocksStopped { by } => self.clocks_stopped(by, out),
            Act::Resumed => self.resumed(out),
            Act::Answered { answer } => self.answered(answer, out),

            // Corrections, half-made moves, handling of the clock, sheets and papers
            Act::CorrectionAgreed { ply } => self.correction_agreed(ply, out),
            Act::CastlingBegun { side, move_ } => self.castling_begun(side, move_, out),
            Act::IllegalPositionSeen => self.illegal_position_seen(out),
            Act::ContactDisputed { side, squares } => self.contact_disputed(side, squares, out),
            Act::ClockMishandled { side, how } => self.clock_mishandled(side, how, out),
            Act::AssistantAgreed {
                side,
                task,
                disability,
            } => self.assistant_agreed(side, task, disability, out),
            Act::PressedByAssistant { side } => self.pressed_by_assistant(side, out),
            Act::OfferNoted { side } => self.offer_noted(side, out),
            Act::AgreementPermitted => self.agreement_permitted(out),
            Act::ScreenClaimed { .. } => self.forbid(Forbidden::ScreenAlone, Provision::Screens),
            Act::SheetAsked { side } => self.sheet_asked(side, out),
            Act::PapersHandedIn {
                ground,
                position,
                sheet,
                verified,
            } => self.papers_handed_in(ground, [position, sheet, verified], out),
            // Conduct
            Act::ConductReported {
                by: _,
                side,
                breach,
            } => self.conduct_reported(side, breach, out),
            Act::Penalised {
                side,
                breach,
                penalties,
            } => self.penalised(side, breach, penalties, out),
            Act::PersistentRefusal { side } => self.persistent_refusal(side, out),
            Act::PlayerLeft {
                side,
                zone,
                permitted,
                reported,
            } => self.player_left(side, zone, permitted, reported, out),
            Act::WalkedOut { side } => self.walked_out(side, out),
            Act::DeviceReported {
                side,
                fact,
                authorised,
                switched_off,
            } => self.device_reported(side, fact, authorised, switched_off, out),
            Act::BothDevicesSounded => self.both_devices_sounded(out),
            // The arbiter
            Act::Disturbed => self.disturbed(out),
            Act::ArbiterRemarked { remark } => self.arbiter_remarked(remark, out),
            Act::MovesAsked { side: _ } => self.moves_asked(out),
            Act::Interfered { who, how } => self.interfered(who, how, out),
            Act::Removed { who } => self.removed(who, out),
            Act::ArrangementFound => self.arrangement_found(out),
            Act::Appealed { side, two_minutes } => self.appealed(side, two_minutes, out),
            Act::AppealDecided { upheld } => self.appeal_decided(upheld, out),
            Act::DecidedByAnalogy {
                article,
                reason,
                score,
            } => self.decided_by_analogy(article, reason, score, out),
            // Scores, and what goes beyond the game
            Act::ResultCorrected { white, black } => {
                self.result_corrected(Score { white, black }, out)
            }
            Act::ResultAnnulled { reason } => self.result_annulled(reason, out),
            Act::GameReplayed { white, black } => self.game_replayed(Score { white, black }, out),
            Act::NoShowCounted {
                side,
                earlier,
                valid_reason,
            } => self.no_show_counted(side, earlier, valid_reason, out),
            Act::Disqualified {
                side,
                level,
                months,
                exceptional,
            } => self.disqualified(side, level, months, exceptional, out),
            Act::Withdrawn { side, excuse } => self.withdrawn(side, excuse, out),
            // The score sheets
            Act::MoveRecorded { side, ply } => self.move_recorded(side, ply, out),
            Act::WrittenInAdvance {
                side,
                purpose,
                complaint,
            } => self.written_in_advance(side, purpose, complaint, out),
            Act::SheetsDue { flag_of } => self.sheets_due(flag_of, out),
            Act::SheetUpdated { side } => self.sheet_updated(side, out),
            Act::SheetBorrowed { side } => self.sheet_lent(side, false, out),
            Act::SheetReturned { side } => self.sheet_lent(side, true, out),
            Act::ReconstructionBegun => self.reconstruction_begun(out),
            Act::SheetsCompared { white, black } => self.sheets_compared(&white, &black, out),
            Act::ReconstructionFailed => self.reconstruction_failed(out),
            Act::ResultSigned { side, white, black } => {
                self.result_signed(side, Score { white, black }, out)
            }
            // Adjournment
            Act::AdjournmentCalled => self.adjournment_called(out),
            Act::AdjournedEarly {
                side,
                session_left,
                confirmed,
            } => self.adjourned_early(side, session_left, confirmed, out),
            Act::MoveSealed { side, text } => self.move_sealed(side, text, out),
            Act::EnvelopeClosed { side } => self.envelope_closed(side, out),
            Act::EnvelopeWritten { resumption } => self.envelope_written(resumption, out),
            Act::EnvelopeConfirmed => self.envelope_confirmed(out),
            Act::EnvelopeMissing {
                position_known,
                times_known,
            } => self.envelope_missing(position_known, times_known, out),
            Act::SessionResumed {
                absent,
                white_shows,
                black_shows,
            } => self.session_resumed(&absent, [white_shows, black_shows], out),
            Act::EnvelopeOpened => self.envelope_opened(out),
            Act::ReplySealed { text } => self.reply_sealed(text, out),
            Act::ReplyOpened => self.reply_opened(out),
            Act::WrongTimesReported { by } => self.wrong_times_reported(by, out),
            // Players with impaired vision
            Act::TwoBoardsDemanded { by: _ } => self.two_boards_demanded(out),
            Act::LiftedFromAperture { side, squares } => {
                self.lifted_from_aperture(side, &squares, out)
            }
            Act::PutInAperture {
                side,
                move_,
                captured_left,
            } => self.put_in_aperture(side, move_, captured_left, out),
            Act::MoveAnnounced { side, move_ } => self.move_announced(side, move_, out),
            Act::BoardsDiffer {
                scores_agree_to,
                wrong_board,
            } => self.boards_differ(scores_agree_to, wrong_board, out),
            Act::AssistantRegistered { side, duties } => {
                self.assistant_registered(side, duties, out)
            }
            Act::AssistantActed { side, duty, asked } => {
                self.assistant_acted(side, duty, asked, out)
            }
        }
    }
}
