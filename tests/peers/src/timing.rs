//! Alternating measurement: contenders take turns, so that noise strikes all alike. What is measured
//! is the processor time of the thread, so that other programs do not count.

use cpu_time::ThreadTime;
use std::time::Duration;

/// Runs every contender once a round, `rounds` times, and returns the best time of each.
///
/// The best of several runs is the least disturbed one; on a machine shared with others means and
/// medians measure the others.
pub fn alternate(rounds: usize, contenders: &mut [&mut dyn FnMut()]) -> Vec<Duration> {
    let mut best = vec![Duration::MAX; contenders.len()];
    for _ in 0..rounds {
        for (contender, best) in contenders.iter_mut().zip(&mut best) {
            let start = ThreadTime::now();
            contender();
            *best = (*best).min(start.elapsed());
        }
    }
    best
}

/// The geometric mean.
pub fn geometric_mean(values: &[f64]) -> f64 {
    (values.iter().map(|value| value.ln()).sum::<f64>() / values.len() as f64).exp()
}
