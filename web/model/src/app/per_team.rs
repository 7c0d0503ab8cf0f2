//! One value for each team.

use pasapezas_core::Team;

/// A value for each of the two teams.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PerTeam<T> {
    /// Team One's.
    pub one: T,
    /// Team Two's.
    pub two: T,
}

impl<T> PerTeam<T> {
    /// The value of `team`.
    pub const fn get(&self, team: Team) -> &T {
        match team {
            Team::One => &self.one,
            Team::Two => &self.two,
        }
    }

    /// The value of `team`, to be changed.
    pub const fn get_mut(&mut self, team: Team) -> &mut T {
        match team {
            Team::One => &mut self.one,
            Team::Two => &mut self.two,
        }
    }
}
