//! Filling lines of 80 columns.

/// How long a line may be.
const WIDTH: usize = 80;

/// Pieces of text, one blank or the end of a line between them.
#[derive(Debug, Default)]
pub(super) struct Lines {
    text: String,
    column: usize,
    /// The last piece, which may still get closing brackets.
    pending: Option<String>,
    /// Opening brackets before the next piece.
    opened: String,
}

impl Lines {
    /// A piece that is not broken.
    pub(super) fn piece(&mut self, piece: &str) {
        self.flush();
        self.pending = Some(core::mem::take(&mut self.opened) + piece);
    }

    /// `(`, right before the next piece.
    pub(super) fn open(&mut self) {
        self.opened.push('(');
    }

    /// `)`, right behind the last piece.
    pub(super) fn close(&mut self) {
        match &mut self.pending {
            Some(piece) => piece.push(')'),
            None => self.piece(")"),
        }
    }

    fn flush(&mut self) {
        let Some(piece) = self.pending.take() else { return };
        let width = piece.chars().count();
        let column = self.column.saturating_add(1).saturating_add(width);
        if self.column == 0 {
            self.column = width;
        } else if column <= WIDTH {
            self.text.push(' ');
            self.column = column;
        } else {
            self.text.push('\n');
            self.column = width;
        }
        self.text.push_str(&piece);
    }

    /// All of it, the last line ended; nothing where there was nothing.
    pub(super) fn finish(mut self) -> String {
        self.flush();
        if !self.text.is_empty() {
            self.text.push('\n');
        }
        self.text
    }
}
