//! The moves of a record with all variations.

use super::boards::{Boards, Step};
use super::notes::Notes;
use crate::rules::{Refusal, RuleSet};

/// A node of a tree. Numbers are given in the order of making and stay, whatever is removed or promoted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(u32);

impl NodeId {
    /// The node before the first step.
    pub const ROOT: Self = Self(0);

    /// Its number, from 0.
    pub const fn number(self) -> u32 {
        self.0
    }

    fn index(self) -> usize {
        usize::try_from(self.0).unwrap_or(usize::MAX)
    }
}

/// One point of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Node {
    parent: Option<NodeId>,
    children: Vec<NodeId>,
    step: Option<Step>,
    boards: Boards,
    /// What is said about it.
    pub notes: Notes,
}

impl Node {
    /// The node before; `None` at the root.
    pub const fn parent(&self) -> Option<NodeId> {
        self.parent
    }

    /// The nodes that follow, the main one first.
    pub fn children(&self) -> &[NodeId] {
        &self.children
    }

    /// What led here; `None` at the root.
    pub const fn step(&self) -> Option<Step> {
        self.step
    }

    /// Both boards as they stand here.
    pub const fn boards(&self) -> &Boards {
        &self.boards
    }
}

/// The moves of a record: a tree of points, from the root on. Never without a root.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tree {
    root: Node,
    /// All other nodes; number 1 is the first. Cut ones stay in place without parent.
    nodes: Vec<Node>,
}

impl Tree {
    /// Nothing but the start.
    pub const fn new(start: Boards) -> Self {
        let root = Node {
            parent: None,
            children: Vec::new(),
            step: None,
            boards: start,
            notes: Notes {
                before: Vec::new(),
                after: Vec::new(),
                glyphs: Vec::new(),
                shapes: Vec::new(),
                left: None,
                at: None,
            },
        };
        Self { root, nodes: Vec::new() }
    }

    /// The node before the first step.
    pub const fn root(&self) -> &Node {
        &self.root
    }

    /// A node; `None` when this tree has not made it or has cut it.
    pub fn node(&self, id: NodeId) -> Option<&Node> {
        match id.index().checked_sub(1) {
            None => Some(&self.root),
            Some(index) => self.nodes.get(index).filter(|node| node.parent.is_some()),
        }
    }

    /// A node, to be annotated.
    pub fn node_mut(&mut self, id: NodeId) -> Option<&mut Node> {
        match id.index().checked_sub(1) {
            None => Some(&mut self.root),
            Some(index) => self.nodes.get_mut(index).filter(|node| node.parent.is_some()),
        }
    }

    /// All nodes in the order of their making, the root first.
    pub fn ids(&self) -> impl Iterator<Item = NodeId> + '_ {
        let last = u32::try_from(self.nodes.len()).unwrap_or(u32::MAX);
        (0..=last).map(NodeId).filter(|id| self.node(*id).is_some())
    }

    /// Makes a step at `parent`, as its last variation. A step that is there already is not made twice.
    ///
    /// # Errors
    /// Why the step may not be made; nothing has changed then. A parent that is not there is taken for the root.
    pub fn add(&mut self, parent: NodeId, step: Step) -> Result<NodeId, Refusal> {
        if let Some(there) = self.child(parent, step) {
            return Ok(there);
        }
        let boards = self.node(parent).unwrap_or(&self.root).boards.after(step)?;
        Ok(self.push(parent, step, &boards))
    }

    /// The child of `parent` that `step` leads to.
    pub fn child(&self, parent: NodeId, step: Step) -> Option<NodeId> {
        self.children(parent).iter().copied().find(|id| self.node(*id).and_then(Node::step) == Some(step))
    }

    /// Enters a step that is known to be fine.
    pub(super) fn push(&mut self, parent: NodeId, step: Step, boards: &Boards) -> NodeId {
        let parent = if self.node(parent).is_some() { parent } else { NodeId::ROOT };
        let node = Node {
            parent: Some(parent),
            children: Vec::new(),
            step: Some(step),
            boards: *boards,
            notes: Notes::default(),
        };
        self.nodes.push(node);
        let id = NodeId(u32::try_from(self.nodes.len()).unwrap_or(u32::MAX));
        if let Some(parent) = self.node_mut(parent) {
            parent.children.push(id);
        }
        id
    }

    fn children(&self, id: NodeId) -> &[NodeId] {
        self.node(id).map_or(&[], Node::children)
    }

    /// The first nodes from `from` on, without `from` itself: the main line where `from` is the root.
    pub fn line(&self, from: NodeId) -> impl Iterator<Item = NodeId> + '_ {
        let mut at = from;
        core::iter::from_fn(move || {
            at = *self.children(at).first()?;
            Some(at)
        })
    }

    /// The nodes from the root to `to`, the root left out.
    pub fn path(&self, to: NodeId) -> Vec<NodeId> {
        let mut path = Vec::new();
        let mut at = to;
        while let Some(parent) = self.node(at).and_then(Node::parent) {
            path.push(at);
            at = parent;
        }
        path.reverse();
        path
    }

    /// Cuts a node with all that follows it. The root stays.
    pub fn cut(&mut self, id: NodeId) {
        let Some(parent) = self.node(id).and_then(Node::parent) else { return };
        if let Some(parent) = self.node_mut(parent) {
            parent.children.retain(|child| *child != id);
        }
        let mut falling = vec![id];
        while let Some(id) = falling.pop() {
            if let Some(node) = self.node_mut(id) {
                node.parent = None;
                falling.append(&mut node.children);
            }
        }
    }

    /// Makes a node the main one among its siblings.
    pub fn promote(&mut self, id: NodeId) {
        let Some(parent) = self.node(id).and_then(Node::parent) else { return };
        if let Some(parent) = self.node_mut(parent)
            && let Some(place) = parent.children.iter().position(|child| *child == id)
            && let Some(before) = parent.children.get_mut(..=place)
        {
            before.rotate_right(1);
        }
    }

    /// The same steps judged by other rules; positions stay.
    #[must_use]
    pub fn under(mut self, rules: &RuleSet) -> Self {
        for node in core::iter::once(&mut self.root).chain(&mut self.nodes) {
            node.boards = node.boards.under(rules);
        }
        self
    }

    /// How many nodes there are, the root left out.
    pub fn len(&self) -> usize {
        self.nodes.iter().filter(|node| node.parent.is_some()).count()
    }

    /// Whether there is nothing but the root.
    pub fn is_empty(&self) -> bool {
        self.root.children.is_empty()
    }
}
