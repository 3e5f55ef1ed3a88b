//! Where a recursive search stands, by the numbers of the alternatives that it has begun, so that a part of it can be handed over.
//!
//! Whoever takes the part over runs the same search from its start, takes the same alternatives as far as the *script* goes, and all from the last number of
//! the script on at that depth. Whoever handed it over leaves those out. Both must number alternatives alike.

/// One branching of the path that the search is on.
struct Turn {
    begun: u32,
    /// How many alternatives there are.
    total: u32,
    /// Has somebody else taken over the alternatives that are not begun?
    given: bool,
}

#[derive(Default)]
pub struct Turns {
    turns: Vec<Turn>,
    script: Vec<u32>,
}

impl Turns {
    /// For a search that only visits what the script leaves; an empty one leaves all.
    pub fn following(script: Vec<u32>) -> Turns {
        Turns { turns: Vec::new(), script }
    }

    /// A branching, with so many alternatives.
    pub fn begin(&mut self, total: usize) {
        self.turns.push(Turn { begun: 0, total: u32::try_from(total).unwrap_or(u32::MAX), given: false });
    }

    /// Is the next alternative of the last branching to be taken?
    pub fn takes(&mut self) -> bool {
        let depth = self.turns.len();
        let Some(turn) = self.turns.last_mut() else { return true };
        let number = turn.begun;
        turn.begun += 1;
        match self.script.get(depth - 1) {
            Some(&scripted) if depth < self.script.len() => number == scripted,
            Some(&first) => number >= first && !turn.given,
            None => !turn.given,
        }
    }

    /// All alternatives of the last branching were gone through.
    pub fn end(&mut self) {
        self.turns.pop();
    }

    /// Is the search still on a way that another one has gone?
    pub fn follows(&self) -> bool {
        self.turns.len() < self.script.len()
    }

    /// Gives away what is left of the first branching that has alternatives left: the script for it.
    pub fn split(&mut self) -> Option<Vec<u32>> {
        let own = self.script.len().saturating_sub(1);
        let depth = (own..self.turns.len()).find(|&depth| !self.turns[depth].given && self.turns[depth].begun < self.turns[depth].total)?;
        self.turns[depth].given = true;
        let mut script: Vec<u32> = self.turns[..depth].iter().map(|turn| turn.begun - 1).collect();
        script.push(self.turns[depth].begun);
        Some(script)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Visits the leaves of a tree; every so many steps, what can be split off is.
    struct Walk {
        turns: Turns,
        until_split: u32,
        parts: Vec<Vec<u32>>,
        leaves: Vec<Vec<usize>>,
        path: Vec<usize>,
        /// How many nodes are this walk's own.
        own: u32,
    }

    impl Walk {
        fn visit(&mut self, interval: u32) {
            if !self.turns.follows() {
                self.own += 1;
                self.until_split -= 1;
                if self.until_split == 0 {
                    self.until_split = interval;
                    self.parts.extend(self.turns.split());
                }
            }
            // An irregular tree: the number of alternatives depends on the path.
            let alternatives = match self.path.len() {
                6 => return self.leaves.push(self.path.clone()),
                depth => 1 + (self.path.iter().sum::<usize>() + depth + 1) % 4,
            };
            self.turns.begin(alternatives);
            for alternative in 0..alternatives {
                if self.turns.takes() {
                    self.path.push(alternative);
                    self.visit(interval);
                    self.path.pop();
                }
            }
            self.turns.end();
        }
    }

    fn walk(interval: u32) -> (Vec<Vec<usize>>, u32) {
        let (mut open, mut leaves, mut own) = (vec![Vec::new()], Vec::new(), 0);
        while let Some(script) = open.pop() {
            let turns = Turns::following(script);
            let mut walk = Walk { turns, until_split: interval, parts: Vec::new(), leaves: Vec::new(), path: Vec::new(), own: 0 };
            walk.visit(interval);
            open.extend(walk.parts);
            leaves.extend(walk.leaves);
            own += walk.own;
        }
        leaves.sort();
        (leaves, own)
    }

    #[test]
    fn parts_make_up_the_whole() {
        let whole = walk(u32::MAX);
        assert!(whole.0.len() > 100, "{} leaves", whole.0.len());
        for interval in [1, 2, 3, 7, 20] {
            assert_eq!(walk(interval), whole, "split every {interval} steps");
        }
    }
}
