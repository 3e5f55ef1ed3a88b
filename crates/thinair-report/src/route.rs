//! From the grid to coordinates: a box for each step, and a line for each link that goes around boxes and headings.
//!
//! Between the columns are channels, above each row is a lane; lines run there and nowhere else, each on a track that it shares
//! with no line beside it, and meet a box at a place of their own. Lines may cross, they never run upon each other. A label
//! lies on its line where it covers no box and no other label; where there is no such place, the colour has to do.

use std::collections::BTreeMap;

use crate::analysis::EdgeKind;
use crate::layout::{Heading, Layout, Link, LinkKind, Node, Shape};
use crate::trouble::TroubleKind;

/// What a letter takes, and a line of letters.
const LETTER: i32 = 8;
pub const LINE: i32 = 18;
const PADDING: i32 = 10;
const MARGIN: i32 = 12;
const TRACK: i32 = 14;
const LANE: i32 = 16;
const HEADING: i32 = 30;
/// Between columns that no line runs between.
const GAP: i32 = 36;
/// Where lines meet a box, they are so far apart.
const PORT: i32 = 11;
const LABEL_LETTER: i32 = 7;
const LABEL_HEIGHT: i32 = 15;
/// How long the head of an arrow is.
const HEAD: i32 = 9;
/// What is nearer to a label than this might be thought to be named by it.
const CLOSE: i32 = 4;
/// Longer texts are broken into lines: with threads beside each other, the first of these for which the picture is not too wide.
const WIDEST: [usize; 4] = [46, 36, 28, 22];
const NOT_TOO_WIDE: i32 = 860;
/// On a phone.
const WIDEST_STACKED: usize = 34;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rect {
    pub x: i32,
    pub y: i32,
    pub width: i32,
    pub height: i32,
}

impl Rect {
    fn meets(&self, other: &Rect) -> bool {
        self.x < other.x + other.width && other.x < self.x + self.width && self.y < other.y + other.height && other.y < self.y + self.height
    }

    fn grown(&self, by: i32) -> Rect {
        Rect { x: self.x - by, y: self.y - by, width: self.width + 2 * by, height: self.height + 2 * by }
    }

    /// The room of a line between two points that are above or beside each other.
    fn around((x1, y1): (i32, i32), (x2, y2): (i32, i32)) -> Rect {
        Rect { x: x1.min(x2), y: y1.min(y2), width: (x2 - x1).abs().max(1), height: (y2 - y1).abs().max(1) }
    }
}

pub struct Line {
    pub text: String,
    /// Where it is from and where it stands, which is said less loudly.
    pub quiet: bool,
}

pub struct Label {
    pub rect: Rect,
    /// Is it to be read from below to above?
    pub upright: bool,
}

pub struct Wire {
    pub points: Vec<(i32, i32)>,
    pub label: Option<Label>,
}

/// All vectors go with those of the layout.
pub struct Drawing {
    pub width: i32,
    pub height: i32,
    pub boxes: Vec<Rect>,
    pub texts: Vec<Vec<Line>>,
    pub headings: Vec<Rect>,
    pub wires: Vec<Wire>,
    /// The initial values, in lines, and where the first one is.
    pub initially: (Vec<String>, i32),
}

/// How a line goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Plan {
    /// To the next box below.
    Down,
    /// Straight from side to side.
    Straight { channel: usize },
    /// Up or down in one channel.
    Side { channel: usize },
    /// In one channel to a lane, in that to another channel.
    Across { first: usize, lane: usize, second: usize },
}

pub fn route(layout: &Layout) -> Drawing {
    let widths: &[usize] = if layout.shape == Shape::Columns { &WIDEST } else { &[WIDEST_STACKED] };
    let plans: Vec<Plan> = layout.links.iter().map(|link| plan(layout, link)).collect();
    let ports = Ports::new(layout, &plans);
    let tracks = Tracks::new(layout, &plans, &ports);
    let with = |widest: usize| {
        let texts: Vec<Vec<Line>> = layout.nodes.iter().map(|node| lines(layout, node, widest)).collect();
        (Grid::new(layout, &plans, &texts, &ports, &tracks), texts)
    };
    let (mut grid, mut texts) = with(widths[0]);
    for &widest in widths[1..].iter().take_while(|_| layout.columns() > 1) {
        if grid.width <= NOT_TOO_WIDE {
            break;
        }
        (grid, texts) = with(widest);
    }
    let boxes: Vec<Rect> = layout.nodes.iter().map(|node| grid.cell(node.column, node.row)).collect();
    let headings = layout.headings.iter().map(|heading| grid.heading(layout.shape, heading)).collect();
    let points = |(number, plan): (usize, &Plan)| wire(layout, number, *plan, &ports, &tracks, &grid);
    let wires = plans.iter().enumerate().map(points).map(|points| Wire { points, label: None }).collect();
    let mut drawing =
        Drawing { width: grid.width, height: grid.height, boxes, texts, headings, wires, initially: (grid.initially.clone(), MARGIN) };
    place_labels(layout, &mut drawing);
    drawing
}

fn lines(layout: &Layout, node: &Node, widest: usize) -> Vec<Line> {
    let action = node.action.replace(&layout.own_file, "@");
    let what = if node.name.is_empty() { action } else { format!("{}  {action}", node.name) };
    let whence = [node.source.as_str(), node.place.as_str()].into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ");
    let mut lines: Vec<Line> = broken(&what, widest).into_iter().map(|text| Line { text, quiet: false }).collect();
    lines.extend(broken(&whence, widest).into_iter().filter(|text| !text.is_empty()).map(|text| Line { text, quiet: true }));
    lines
}

/// In lines of at most so many letters, broken at blanks where there are any; what goes on is indented.
fn broken(text: &str, widest: usize) -> Vec<String> {
    let mut lines = Vec::new();
    let mut rest: Vec<char> = text.chars().collect();
    while rest.len() > widest {
        let blank = (widest / 2..=widest).rev().find(|&at| rest[at] == ' ' || at > 0 && rest[at - 1] == '/');
        let tail: Vec<char> = rest.split_off(blank.unwrap_or(widest));
        lines.push(rest.into_iter().collect::<String>().trim_end().to_owned());
        rest = "  ".chars().chain(tail.into_iter().skip_while(|&letter| letter == ' ')).collect();
    }
    lines.push(rest.into_iter().collect());
    lines
}

fn plan(layout: &Layout, link: &Link) -> Plan {
    let (from, to) = (&layout.nodes[link.from], &layout.nodes[link.to]);
    let (left, right) = (from.column.min(to.column), from.column.max(to.column));
    match right - left {
        0 if link.kind == LinkKind::Order(EdgeKind::Po) => Plan::Down,
        // Two steps of a thread, one after the other, that others may see in another order.
        0 if link.kind == LinkKind::Trouble(TroubleKind::NoOrder) && from.thread == to.thread && link.to == link.from + 1 => Plan::Down,
        0 => Plan::Side { channel: right + 1 },
        1 if from.row == to.row => Plan::Straight { channel: right },
        1 => Plan::Side { channel: right },
        _ => {
            let (first, second) = if from.column < to.column { (from.column + 1, to.column) } else { (from.column, to.column + 1) };
            Plan::Across { first, lane: from.row.max(to.row), second }
        }
    }
}

/// Where lines meet boxes: at the sides that face a channel, in a row. All that meet there from both sides have places of their
/// own.
struct Ports {
    /// The links at a channel and row, from above to below; a straight one once.
    at: BTreeMap<(usize, usize), Vec<(usize, bool)>>,
}

impl Ports {
    fn new(layout: &Layout, plans: &[Plan]) -> Ports {
        let mut ports = Ports { at: BTreeMap::new() };
        for (number, plan) in plans.iter().enumerate() {
            let (from, to) = (layout.nodes[layout.links[number].from].row, layout.nodes[layout.links[number].to].row);
            let mut add = |channel: usize, row: usize, start: bool| ports.at.entry((channel, row)).or_default().push((number, start));
            match *plan {
                Plan::Down => {}
                Plan::Straight { channel } => add(channel, from, true),
                Plan::Side { channel } => {
                    add(channel, from, true);
                    add(channel, to, false);
                }
                Plan::Across { first, second, .. } => {
                    add(first, from, true);
                    add(second, to, false);
                }
            }
        }
        for (&(_, row), ends) in &mut ports.at {
            // Those that go up leave above those that go down.
            ends.sort_by_key(|&(link, start)| {
                let other = if start { layout.links[link].to } else { layout.links[link].from };
                let other = layout.nodes[other].row;
                (other.cmp(&row), std::cmp::Reverse(other.abs_diff(row)))
            });
        }
        ports
    }

    fn count(&self, channel: usize, row: usize) -> usize {
        self.at.get(&(channel, row)).map_or(0, Vec::len)
    }

    /// From above, counted from 0.
    fn place(&self, channel: usize, row: usize, link: usize, start: bool) -> usize {
        self.at.get(&(channel, row)).and_then(|ends| ends.iter().position(|&end| end == (link, start))).unwrap_or(0)
    }
}

/// Which track each line takes in its channels and its lane.
struct Tracks {
    /// For each link the tracks in its first and its second channel.
    vertical: Vec<[usize; 2]>,
    /// The widths of the tracks of each channel.
    widths: Vec<Vec<i32>>,
    horizontal: Vec<usize>,
    /// How many tracks each lane has.
    lanes: Vec<usize>,
}

impl Tracks {
    fn new(layout: &Layout, plans: &[Plan], ports: &Ports) -> Tracks {
        let channels = layout.columns() + 1;
        // Heights are not known yet, but what is above what.
        let height = |channel: usize, row: usize, link: usize, start: bool| row * 1000 + 1 + ports.place(channel, row, link, start);
        let lane_height = |lane: usize| lane * 1000;
        let mut spans: Vec<Vec<(usize, usize, usize, usize)>> = vec![Vec::new(); channels];
        let mut across: Vec<Vec<(usize, usize, usize)>> = vec![Vec::new(); layout.rows + 1];
        for (number, plan) in plans.iter().enumerate() {
            let (from, to) = (layout.nodes[layout.links[number].from].row, layout.nodes[layout.links[number].to].row);
            let mut add = |channel: usize, one: usize, other: usize, which: usize| {
                spans[channel].push((one.min(other), one.max(other), number, which));
            };
            match *plan {
                Plan::Down | Plan::Straight { .. } => {}
                Plan::Side { channel } => add(channel, height(channel, from, number, true), height(channel, to, number, false), 0),
                Plan::Across { first, lane, second } => {
                    add(first, height(first, from, number, true), lane_height(lane), 0);
                    add(second, lane_height(lane), height(second, to, number, false), 1);
                    across[lane].push((first.min(second), first.max(second), number));
                }
            }
        }
        let mut tracks = Tracks {
            vertical: vec![[0; 2]; plans.len()],
            widths: vec![Vec::new(); channels],
            horizontal: vec![0; plans.len()],
            lanes: vec![0; layout.rows + 1],
        };
        for (channel, spans) in spans.iter_mut().enumerate() {
            // Short ones first: they stay near the boxes.
            spans.sort_by_key(|&(start, end, number, _)| (end - start, number));
            let taken = assign(spans.iter().map(|&(start, end, ..)| (start, end)));
            for (&(_, _, number, which), &track) in spans.iter().zip(&taken) {
                tracks.vertical[number][which] = track;
                let widths = &mut tracks.widths[channel];
                widths.resize(widths.len().max(track + 1), TRACK);
                if layout.shape == Shape::Columns && matches!(plans[number], Plan::Side { .. }) {
                    let link = &layout.links[number];
                    // That of a step to itself stands beside the line.
                    let sides = if link.from == link.to { 2 } else { 1 };
                    widths[track] = widths[track].max(sides * label_width(link) + 4 * sides + 4);
                }
            }
        }
        for (lane, spans) in across.iter().enumerate() {
            let taken = assign(spans.iter().map(|&(start, end, _)| (start, end)));
            spans.iter().zip(&taken).for_each(|(&(_, _, number), &track)| tracks.horizontal[number] = track);
            tracks.lanes[lane] = taken.iter().max().map_or(0, |&last| last + 1);
        }
        // The label of what is missing between two boxes needs room there.
        for (link, _) in layout.links.iter().zip(plans).filter(|(link, plan)| **plan == Plan::Down && is_trouble(link)) {
            let lane = layout.nodes[link.to].row;
            tracks.lanes[lane] = tracks.lanes[lane].max(1);
        }
        tracks
    }
}

/// For each span a track on which it meets no other one.
fn assign(spans: impl Iterator<Item = (usize, usize)>) -> Vec<usize> {
    let mut tracks: Vec<Vec<(usize, usize)>> = Vec::new();
    spans
        .map(|(start, end)| {
            let is_free = |track: &Vec<(usize, usize)>| track.iter().all(|&(other, last)| end < other || last < start);
            let track = tracks.iter().position(is_free).unwrap_or(tracks.len());
            if track == tracks.len() {
                tracks.push(Vec::new());
            }
            tracks[track].push((start, end));
            track
        })
        .collect()
}

/// What a line of text takes.
pub fn width_of(text: &str) -> i32 {
    text.chars().count() as i32 * LETTER
}

fn is_trouble(link: &Link) -> bool {
    matches!(link.kind, LinkKind::Trouble(_))
}

fn label_width(link: &Link) -> i32 {
    link.kind.label().chars().count() as i32 * LABEL_LETTER + 6
}

/// Coordinates of columns, rows, channels and lanes.
struct Grid {
    columns: Vec<(i32, i32)>,
    rows: Vec<(i32, i32)>,
    /// The left side of each channel, and its width.
    channels: Vec<(i32, i32)>,
    tracks: Vec<Vec<i32>>,
    /// The first track of each lane.
    lanes: Vec<i32>,
    headings: i32,
    width: i32,
    height: i32,
    initially: Vec<String>,
}

impl Grid {
    fn new(layout: &Layout, plans: &[Plan], texts: &[Vec<Line>], ports: &Ports, tracks: &Tracks) -> Grid {
        let count = layout.columns();
        let (mut columns, mut channels) = (Vec::new(), Vec::new());
        let mut x = 0;
        for channel in 0..=count {
            let outer = channel == 0 || channel == count;
            let straight = plans.iter().zip(&layout.links).filter(|(plan, _)| **plan == Plan::Straight { channel });
            let straight = straight.map(|(_, link)| label_width(link) + 28).max().unwrap_or(0);
            let own: i32 = tracks.widths[channel].iter().sum();
            let least = if outer { MARGIN } else { GAP };
            let width = if own == 0 { least.max(straight) } else { least.max(straight).max(own + 24) };
            channels.push((x, width));
            x += width;
            if channel < count {
                let boxes = layout.nodes.iter().zip(texts).filter(|(node, _)| node.column == channel);
                let widest = boxes.flat_map(|(_, lines)| lines).map(|line| width_of(&line.text) + 2 * PADDING).max().unwrap_or(0);
                let headings = layout.headings.iter().filter(|heading| heading.column == channel);
                let width = headings.map(|heading| width_of(&heading.text) + PADDING).max().unwrap_or(0).max(widest);
                columns.push((x, width));
                x += width;
            }
        }
        let width = x.max(220);
        let initially = match layout.initially.as_str() {
            "" => Vec::new(),
            values => broken(&format!("initially: {values}"), ((width - 2 * MARGIN) / LETTER).max(20) as usize),
        };
        let headings = MARGIN + initially.len() as i32 * LINE;
        let mut y = headings + if layout.shape == Shape::Columns { HEADING } else { 0 };
        let (mut rows, mut lanes) = (Vec::new(), Vec::new());
        for row in 0..layout.rows {
            lanes.push(y + LANE / 2);
            y += if row == 0 { 4 } else { LANE } + tracks.lanes[row] as i32 * TRACK;
            let is_heading = layout.shape == Shape::Stacked && layout.headings.iter().any(|heading| heading.row == row);
            let boxes = layout.nodes.iter().zip(texts).filter(|(node, _)| node.row == row);
            let text = boxes.map(|(_, lines)| lines.len() as i32 * LINE + 8).max().unwrap_or(0);
            let most = (0..=count).map(|channel| ports.count(channel, row) as i32).max().unwrap_or(0);
            let height = if is_heading { HEADING - LANE / 2 } else { text.max((most + 1) * PORT) };
            rows.push((y, height));
            y += height;
        }
        let middles = |(channel, widths): (usize, &Vec<i32>)| {
            let (left, width) = channels[channel];
            let mut x = left + (width - widths.iter().sum::<i32>()) / 2;
            let middle = |&width: &i32| {
                x += width;
                x - width / 2
            };
            widths.iter().map(middle).collect()
        };
        let own = tracks.widths.iter().enumerate().map(middles).collect();
        Grid { columns, rows, tracks: own, lanes, headings, width, height: y + MARGIN, initially, channels }
    }

    fn cell(&self, column: usize, row: usize) -> Rect {
        let ((x, width), (y, height)) = (self.columns[column], self.rows[row]);
        Rect { x, y, width, height }
    }

    fn heading(&self, shape: Shape, heading: &Heading) -> Rect {
        let (x, width) = self.columns[heading.column];
        match shape {
            Shape::Columns => Rect { x, y: self.headings, width, height: HEADING - 8 },
            Shape::Stacked => Rect { x, y: self.rows[heading.row].0, width, height: self.rows[heading.row].1 },
        }
    }

    /// Where a line meets the box of a row, seen from a channel.
    fn port(&self, ports: &Ports, channel: usize, row: usize, place: usize) -> i32 {
        let (y, height) = self.rows[row];
        y + height * (place as i32 + 1) / (ports.count(channel, row) as i32 + 1)
    }

    /// The side of a column's boxes that faces a channel.
    fn side(&self, column: usize, channel: usize) -> i32 {
        let (left, width) = self.channels[channel];
        if channel == column { left + width } else { left }
    }
}

fn wire(layout: &Layout, number: usize, plan: Plan, ports: &Ports, tracks: &Tracks, grid: &Grid) -> Vec<(i32, i32)> {
    let (from, to) = (&layout.nodes[layout.links[number].from], &layout.nodes[layout.links[number].to]);
    let start = |channel: usize| {
        let place = ports.place(channel, from.row, number, true);
        (grid.side(from.column, channel), grid.port(ports, channel, from.row, place))
    };
    let end = |channel: usize| {
        let place = ports.place(channel, to.row, number, false);
        (grid.side(to.column, channel), grid.port(ports, channel, to.row, place))
    };
    let track = |channel: usize, which: usize| grid.tracks[channel][tracks.vertical[number][which]];
    match plan {
        Plan::Down => {
            let x = grid.columns[from.column].0 + if is_trouble(&layout.links[number]) { 44 } else { 20 };
            let (y, height) = grid.rows[from.row];
            vec![(x, y + height), (x, grid.rows[to.row].0)]
        }
        Plan::Straight { channel } => {
            let (x, y) = start(channel);
            vec![(x, y), (grid.side(to.column, channel), y)]
        }
        Plan::Side { channel } => {
            let ((x1, y1), (x2, y2), x) = (start(channel), end(channel), track(channel, 0));
            vec![(x1, y1), (x, y1), (x, y2), (x2, y2)]
        }
        Plan::Across { first, lane, second } => {
            let ((x1, y1), (x2, y2)) = (start(first), end(second));
            let (one, other) = (track(first, 0), track(second, 1));
            let y = grid.lanes[lane] + tracks.horizontal[number] as i32 * TRACK;
            vec![(x1, y1), (one, y1), (one, y), (other, y), (other, y2), (x2, y2)]
        }
    }
}

/// Labels of what is wrong come first, then those of short lines, which have fewer places.
fn place_labels(layout: &Layout, drawing: &mut Drawing) {
    let length =
        |wire: &Wire| wire.points.windows(2).map(|pair| (pair[0].0 - pair[1].0).abs() + (pair[0].1 - pair[1].1).abs()).sum::<i32>();
    let mut order: Vec<usize> = (0..layout.links.len()).filter(|&link| layout.links[link].kind != LinkKind::Order(EdgeKind::Po)).collect();
    order.sort_by_key(|&link| (!is_trouble(&layout.links[link]), length(&drawing.wires[link]), link));
    let heads: Vec<Rect> = drawing.wires.iter().filter_map(head).collect();
    let mut placed: Vec<Rect> = Vec::new();
    for link in order {
        let is_beside = drawing.wires[link].points.len() == 2
            && layout.nodes[layout.links[link].from].column == layout.nodes[layout.links[link].to].column;
        let upright = layout.shape == Shape::Stacked && is_trouble(&layout.links[link]) && !is_beside;
        let (long, short) = (label_width(&layout.links[link]), LABEL_HEIGHT);
        let (width, height) = if upright { (short, long) } else { (long, short) };
        let is_free = |rect: &Rect| {
            let inside = rect.x >= 0 && rect.y >= 0 && rect.x + rect.width <= drawing.width;
            inside && !drawing.boxes.iter().chain(&drawing.headings).chain(&heads).chain(&placed).any(|other| other.meets(rect))
        };
        // A label close to another line would look like that one's.
        let crossed = |rect: &Rect| {
            let rect = rect.grown(CLOSE);
            let others = drawing.wires.iter().enumerate().filter(|(other, _)| *other != link);
            others.flat_map(|(_, wire)| wire.points.windows(2)).filter(|pair| Rect::around(pair[0], pair[1]).meets(&rect)).count()
        };
        let is_loop = layout.links[link].from == layout.links[link].to;
        let aside = if is_beside || is_loop { width / 2 + 4 } else { 0 };
        let candidates = places(&drawing.wires[link].points, (width, height), upright || is_loop).into_iter();
        let candidates = candidates.map(|(x, y)| Rect { x: x + aside - width / 2, y: y - height / 2, width, height });
        let best = candidates.filter(is_free).min_by_key(crossed);
        if let Some(rect) = best {
            placed.push(rect);
            drawing.wires[link].label = Some(Label { rect, upright });
        }
    }
}

/// Where a line ends, as it comes there.
fn head(wire: &Wire) -> Option<Rect> {
    let [.., (from_x, from_y), (x, y)] = *wire.points.as_slice() else { return None };
    let back = |at: i32, from: i32| at + (from - at).clamp(-HEAD, HEAD);
    Some(Rect::around((back(x, from_x), back(y, from_y)), (x, y)).grown(2))
}

/// Points of a line where a label of this size may be, the best first: on parts that are longer than the label, near their middles;
/// then on others.
fn places(points: &[(i32, i32)], size: (i32, i32), only_steep: bool) -> Vec<(i32, i32)> {
    let parts = || points.windows(2).filter(|pair| !only_steep || pair[0].0 == pair[1].0);
    let is_long = |pair: &[(i32, i32)]| {
        let (width, height) = ((pair[0].0 - pair[1].0).abs(), (pair[0].1 - pair[1].1).abs());
        width > size.0 + 14 || height > size.1 + 8
    };
    let mut found = Vec::new();
    for wanted in [true, false] {
        for tenth in [5, 4, 6, 3, 7, 2, 8] {
            for pair in parts().filter(|pair| is_long(pair) == wanted) {
                let ((x1, y1), (x2, y2)) = (pair[0], pair[1]);
                found.push((x1 + (x2 - x1) * tenth / 10, y1 + (y2 - y1) * tenth / 10));
            }
        }
    }
    found
}

#[cfg(test)]
mod tests;
