//! Taking back a press, by living through the time since without it.

use super::{Naive, Phase, Since, ms};
use chesslaws_clock::{Mode, OpponentTime};
use chesslaws_laws::Color;

impl Naive {
    /// Goes back to before the press and lives through what came since, without the press.
    pub(crate) fn undo(&mut self, opponent: OpponentTime) -> bool {
        let Some(undo) = self.undo.take() else {
            return false;
        };
        let (mover, other) = (undo.by, !undo.by);
        let mut added = undo.before.clone();
        for since in &undo.since {
            if let Since::Add(color, amount) = since {
                added.side(*color).left += amount;
            }
        }
        let mut now = added.clone();
        if opponent == OpponentTime::Charged {
            now = undo.before.clone();
            now.on_move = other;
            for since in &undo.since {
                match since {
                    Since::Add(color, amount) => now.side(*color).left += amount,
                    Since::Tick(at) => {
                        now.now = at - 1;
                        now.tick();
                    }
                }
            }
            // The mover's own move in a gong game waits on the mover's time.
            if undo.before.mode(mover) == Mode::Gong {
                now = self.clone();
                now.side(mover).moves -= 1;
                now.side(mover).in_period -= 1;
                now.side(mover).turn = undo.before.sides[mover.index()].turn;
                now.pressed = false;
            } else {
                now.annul_turn(other, &added);
            }
        }
        let keep = match self.phase {
            Phase::Frozen if opponent == OpponentTime::Returned => Phase::Paused,
            phase => phase,
        };
        now.now = self.now;
        now.phase = keep;
        now.on_move = mover;
        now.undo = None;
        *self = now;
        true
    }

    fn annul_turn(&mut self, color: Color, added: &Self) {
        let mode = self.mode(color);
        let kept = &added.sides[color.index()];
        let side = self.side(color);
        if side.used == kept.used || side.flag.is_some() {
            return;
        }
        side.turn = 0;
        side.delay = ms(mode.delay());
        match mode {
            Mode::MoveTimer => side.left = kept.left,
            Mode::ByoYomi { .. } if side.overtime.is_some() && side.overtime == kept.overtime => {
                side.left = kept.left;
            }
            Mode::ByoYomi { time, .. } if side.overtime.is_some() => side.left = ms(time),
            _ => {}
        }
    }
}
