//! The page as a screen reader has it: the accessibility tree, and the keyboard. Nothing here looks at elements, attributes
//! or pixels.

use crate::keyboard::Key;
use crate::session::Session;
use crate::table::Table;
use serde_json::{Value, json};
use std::thread;
use std::time::{Duration, Instant};

/// How long it may take until something is heard.
const PATIENCE: Duration = Duration::from_secs(15);

/// How long between two looks at the tree.
const PAUSE: Duration = Duration::from_millis(20);

/// Who hears the page instead of seeing it.
#[derive(Debug)]
pub struct Reader<'a> {
    session: &'a Session,
}

/// Something that is heard: a node of the tree.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Heard {
    /// What it is: `button`, `gridcell`.
    pub role: String,
    /// How it is called.
    pub name: String,
    /// What else is said: pressed, selected, expanded, disabled, what stands in a field.
    pub states: Vec<String>,
    /// Whether the focus is here.
    pub is_focused: bool,
    /// The numbers of the nodes below.
    children: Vec<String>,
    id: String,
}

impl Heard {
    /// Role, name and states in a line.
    pub fn line(&self) -> String {
        format!("{} {:?} {}", self.role, self.name, self.states.join(" "))
    }

    fn of(node: &Value) -> Option<Heard> {
        let text = |value: &Value| value["value"].as_str().map(str::to_string);
        let properties = node["properties"].as_array().cloned().unwrap_or_default();
        let states = properties.iter().filter_map(|it| {
            let name = it["name"].as_str()?;
            let value = &it["value"]["value"];
            let told = ["pressed", "checked", "selected", "expanded", "disabled", "invalid", "modal"]
                .contains(&name);
            (told && *value != json!(false) && *value != json!("false")).then(|| format!("{name}={value}"))
        });
        let is_focused =
            properties.iter().any(|it| it["name"] == "focused" && it["value"]["value"] == json!(true));
        let is_ignored = node["ignored"] == json!(true);
        let told = |value: &Value| text(value).filter(|_| !is_ignored).unwrap_or_default();
        let ids = node["childIds"].as_array().cloned().unwrap_or_default();
        Some(Heard {
            role: told(&node["role"]),
            name: told(&node["name"]),
            states: states.chain(text(&node["value"]).map(|value| format!("value={value}"))).collect(),
            is_focused,
            children: ids.iter().filter_map(|id| id.as_str().map(str::to_string)).collect(),
            id: node["nodeId"].as_str()?.to_string(),
        })
    }
}

impl<'a> Reader<'a> {
    /// Listens to a page. Chromium only: the others do not show their tree.
    pub fn of(table: &'a Table) -> Reader<'a> {
        table.session().cdp("Accessibility.enable", &json!({}));
        Reader { session: table.session() }
    }

    /// Everything that can be heard, from top to bottom, with what only holds it together: that has neither role nor name.
    pub fn tree(&self) -> Vec<Heard> {
        let tree = self.session.cdp("Accessibility.getFullAXTree", &json!({}));
        let nodes = tree["nodes"].as_array().expect("a tree");
        nodes.iter().filter_map(Heard::of).collect()
    }

    /// Presses keys.
    pub fn keys(&self, keys: &[Key]) {
        self.session.act(&[Key::source(keys)]);
    }

    /// Types.
    pub fn write(&self, text: &str) {
        let keys: Vec<Key> = text.chars().map(Key::Char).collect();
        self.keys(&keys);
    }

    /// Where the focus is.
    pub fn here(&self) -> Heard {
        // The document itself is focused as well; whatever is inside comes later.
        self.tree().into_iter().rfind(|it| it.is_focused).unwrap_or_default()
    }

    /// Waits until `look` hears something.
    pub fn wait<T>(&self, what: &str, look: impl Fn(&[Heard]) -> Option<T>) -> T {
        let end = Instant::now() + PATIENCE;
        loop {
            let tree = self.tree();
            if let Some(heard) = look(&tree) {
                return heard;
            }
            let told = |it: &&Heard| {
                !["", "generic", "gridcell", "row", "InlineTextBox"].contains(&it.role.as_str())
            };
            let lines: Vec<String> = tree.iter().filter(told).map(Heard::line).collect();
            assert!(Instant::now() < end, "never heard: {what}. The page: {lines:#?}");
            thread::sleep(PAUSE);
        }
    }

    /// Waits until a region with this name says something with `text` in it, and gives all that it says.
    pub fn hear(&self, region: &str, text: &str) -> String {
        self.wait(&format!("{text:?} in {region:?}"), |tree| {
            let said = inside(tree, region);
            said.contains(text).then_some(said)
        })
    }

    /// Waits for the one thing of this role whose name begins so.
    pub fn find(&self, role: &str, name: &str) -> Heard {
        self.wait(&format!("a {role} {name:?}"), |tree| {
            tree.iter().find(|it| it.role == role && it.name.starts_with(name)).cloned()
        })
    }

    /// Goes on with a key until something of this role and name has the focus.
    pub fn go(&self, key: Key, role: &str, name: &str) -> Heard {
        let mut passed = Vec::new();
        for _ in 0..80 {
            let here = self.here();
            if here.role == role && here.name.starts_with(name) {
                return here;
            }
            passed.push(here.line());
            self.keys(&[key]);
        }
        panic!("{key:?} does not lead to a {role} {name:?}: {passed:#?}");
    }

    /// Goes to a control with Tab and presses it.
    pub fn press(&self, role: &str, name: &str) {
        self.go(Key::Tab, role, name);
        self.keys(&[Key::Enter]);
    }

    /// Goes to a square of the grid with this name: Tab to the grid, then the arrows, led by the names of the squares alone.
    pub fn go_to_square(&self, grid: &str, square: &str) -> Heard {
        self.go_into(grid);
        for axis in 0..2 {
            let ways = if axis == 0 { [Key::Right, Key::Left] } else { [Key::Up, Key::Down] };
            let place = |name: &str| name.chars().nth(axis);
            for way in ways {
                self.walk(way, |here| place(&here.name) == place(square));
            }
        }
        let here = self.here();
        assert!(here.name.starts_with(square), "the arrows lead to {} instead of {square}", here.line());
        here
    }

    /// Presses an arrow until it is so, or until the edge.
    fn walk(&self, way: Key, there: impl Fn(&Heard) -> bool) {
        let mut here = self.here();
        for _ in 0..8 {
            if there(&here) {
                return;
            }
            self.keys(&[way]);
            let next = self.here();
            if next.id == here.id {
                return;
            }
            here = next;
        }
    }

    /// Tab, until the focus is inside something with this name.
    fn go_into(&self, name: &str) {
        for _ in 0..80 {
            let tree = self.tree();
            let here = tree.iter().rfind(|it| it.is_focused);
            if here.is_some_and(|here| below(&tree, name).iter().any(|it| it.id == here.id)) {
                return;
            }
            self.keys(&[Key::Tab]);
        }
        panic!("Tab does not lead into {name:?}");
    }

    /// Goes to a piece of the reserve with this name, and gives what is heard there.
    pub fn go_to_reserve(&self, reserve: &str, piece: &str) -> Heard {
        self.go_into(reserve);
        for way in [Key::Right, Key::Left] {
            self.walk(way, |here| here.name.starts_with(piece));
        }
        let here = self.here();
        assert!(here.name.starts_with(piece), "no {piece} in {reserve}: {}", here.line());
        here
    }

    /// A move, as somebody makes it who hears the squares.
    pub fn play(&self, grid: &str, from: &str, to: &str) {
        self.go_to_square(grid, from);
        self.keys(&[Key::Enter]);
        self.go_to_square(grid, to);
        self.keys(&[Key::Enter]);
    }

    /// The names of all squares of a grid.
    pub fn squares(&self, grid: &str) -> Vec<String> {
        let tree = self.tree();
        let cells = below(&tree, grid).into_iter().filter(|it| it.role == "gridcell");
        cells.map(|it| it.name.clone()).collect()
    }
}

/// What has a name for all that is inside.
const PARTS: [&str; 6] = ["grid", "toolbar", "status", "dialog", "alertdialog", "list"];

/// What is heard below every part of the page with this name.
fn below<'t>(tree: &'t [Heard], name: &str) -> Vec<&'t Heard> {
    let mut wanted: Vec<&str> = Vec::new();
    let mut found = Vec::new();
    // Parents come before children.
    for it in tree {
        if (it.name == name && PARTS.contains(&it.role.as_str())) || wanted.contains(&it.id.as_str()) {
            wanted.extend(it.children.iter().map(String::as_str));
            found.push(it);
        }
    }
    found
}

/// All texts below everything with this name.
fn inside(tree: &[Heard], name: &str) -> String {
    let texts = below(tree, name).into_iter().filter(|it| it.role == "StaticText");
    texts.map(|it| it.name.as_str()).collect::<Vec<_>>().join(" ")
}
