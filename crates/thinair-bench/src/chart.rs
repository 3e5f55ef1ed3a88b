//! The published figures as a chart: for each program that both visited alike, their time to the right and ours upwards, both on
//! a logarithmic scale. Made from the rows that the page is made of.

use std::collections::BTreeMap;
use std::fmt::Write;

use crate::page::{compared, distinct, label, tool_and_table};
use crate::row::{Case, Row};

const STYLE: &str = "\
.chart{--ink:#1b1f24;--soft:#57606a;--paper:#ffffff;--line:#d0d7de}
@media(prefers-color-scheme:dark){.chart{--ink:#e6e9ee;--soft:#a4afbb;--paper:#14171c;--line:#3a424d}}
.chart text{fill:var(--ink);font:13px system-ui,sans-serif}.chart .soft{fill:var(--soft)}
.chart .grid{stroke:var(--line);stroke-width:1}.chart .even{stroke:var(--soft);stroke-width:1.5}.chart .times{stroke:var(--soft);stroke-dasharray:3 4}
.chart .point{fill-opacity:.55;stroke-width:1.2}
";

/// Told apart by shape as well as by colour; all can be seen on light and on dark.
const COLOURS: [&str; 6] = ["#2f81d6", "#c4572b", "#2c9a4b", "#a550c9", "#b58900", "#5d7f8c"];
const SIDE: f64 = 520.0;
const LEFT: f64 = 74.0;
const TOP: f64 = 22.0;
const WIDTH: f64 = 860.0;
const HEIGHT: f64 = 606.0;

struct Point<'a> {
    tool: &'a str,
    what: String,
    theirs: f64,
    ours: f64,
}

/// Powers of ten, from the first to the last.
#[derive(Clone, Copy)]
struct Axis {
    first: i32,
    last: i32,
}

impl Axis {
    fn of(values: impl Iterator<Item = f64> + Clone) -> Axis {
        let first = values.clone().fold(f64::INFINITY, f64::min).log10().floor() as i32;
        let last = values.fold(0.0, f64::max).log10().ceil() as i32;
        Axis { first, last: last.max(first + 1) }
    }

    /// From 0 to 1.
    fn place(self, value: f64) -> f64 {
        (value.log10() - f64::from(self.first)) / f64::from(self.last - self.first)
    }
}

pub fn render(published: &[Row], ours: &[Row]) -> String {
    let ours: BTreeMap<&Case, &Row> = ours.iter().map(|row| (&row.case, row)).collect();
    let points: Vec<Point> = published
        .iter()
        .filter_map(|row| {
            let (theirs, own) = compared(row, ours.get(&row.case).copied()?).filter(|&(theirs, own)| theirs > 0.0 && own > 0.0)?;
            let (tool, table) = tool_and_table(row);
            let what = format!("{} under {}, {tool} ({table}): {theirs} s, here {own:.3e} s", label(row), row.case.model);
            Some(Point { tool, what, theirs, ours: own })
        })
        .collect();
    let (x, y) = (Axis::of(points.iter().map(|point| point.theirs)), Axis::of(points.iter().map(|point| point.ours)));
    let title = format!("{} published times, and ours for the same programs", points.len());
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"chart\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" width=\"{WIDTH}\" height=\"{HEIGHT}\" role=\"img\" \
         aria-label=\"{title}\">\n<title>{title}</title>\n<style>\n{STYLE}</style>\n<rect width=\"100%\" height=\"100%\" fill=\"var(--paper)\"/>\n"
    );
    svg += &axes(x, y);
    svg += &diagonals(x, y);
    let tools = distinct(points.iter().map(|point| point.tool));
    for (number, tool) in tools.iter().enumerate() {
        let own: Vec<&Point> = points.iter().filter(|point| point.tool == *tool).collect();
        for point in &own {
            let (left, top) = (LEFT + SIDE * x.place(point.theirs), TOP + SIDE * (1.0 - y.place(point.ours)));
            let _ = writeln!(svg, "{}", mark(number, left, top, &point.what));
        }
        let row = TOP + 20.0 + number as f64 * 24.0;
        svg += &mark(number, LEFT + SIDE + 74.0, row, tool);
        let _ = writeln!(svg, "<text x=\"{}\" y=\"{}\">{} ({})</text>", LEFT + SIDE + 88.0, row + 4.0, escape(tool), own.len());
    }
    svg + "</svg>\n"
}

fn axes(x: Axis, y: Axis) -> String {
    let mut svg = String::new();
    for power in x.first..=x.last {
        let at = LEFT + SIDE * x.place(10_f64.powi(power));
        let _ = writeln!(svg, "<path class=\"grid\" d=\"M{at:.1} {TOP}v{SIDE}\"/>");
        let _ =
            writeln!(svg, "<text class=\"soft\" x=\"{at:.1}\" y=\"{}\" text-anchor=\"middle\">{}</text>", TOP + SIDE + 20.0, time(power));
    }
    for power in y.first..=y.last {
        let at = TOP + SIDE * (1.0 - y.place(10_f64.powi(power)));
        let _ = writeln!(svg, "<path class=\"grid\" d=\"M{LEFT} {at:.1}h{SIDE}\"/>");
        let _ = writeln!(svg, "<text class=\"soft\" x=\"{}\" y=\"{:.1}\" text-anchor=\"end\">{}</text>", LEFT - 8.0, at + 4.0, time(power));
    }
    let (middle, below) = (LEFT + SIDE / 2.0, TOP + SIDE + 46.0);
    let _ = writeln!(svg, "<text x=\"{middle}\" y=\"{below}\" text-anchor=\"middle\">published time (its authors' machine)</text>");
    let across = TOP + SIDE / 2.0;
    let _ = writeln!(
        svg,
        "<text x=\"16\" y=\"{across}\" text-anchor=\"middle\" transform=\"rotate(-90 16 {across})\">Thinair's time (one core of ours)</text>"
    );
    svg
}

/// Where both take as long, and where ours is so many times as fast.
fn diagonals(x: Axis, y: Axis) -> String {
    let mut svg = String::new();
    for (power, words) in [(0, "as fast"), (1, "10×"), (2, "100×"), (3, "1000×"), (4, "10,000×")] {
        // From the left or lower side to the right or upper one.
        let from = x.first.max(y.first + power);
        let to = x.last.min(y.last + power);
        if from >= to {
            continue;
        }
        let point = |at: i32| (LEFT + SIDE * x.place(10_f64.powi(at)), TOP + SIDE * (1.0 - y.place(10_f64.powi(at - power))));
        let ((x1, y1), (x2, y2)) = (point(from), point(to));
        let class = if power == 0 { "even" } else { "times" };
        let _ = writeln!(svg, "<path class=\"{class}\" d=\"M{x1:.1} {y1:.1}L{x2:.1} {y2:.1}\"/>");
        let (left, top, anchor) = if to == x.last { (x2 + 4.0, y2 + 4.0, "start") } else { (x2, y2 - 6.0, "middle") };
        let _ = writeln!(svg, "<text class=\"soft\" x=\"{left:.1}\" y=\"{top:.1}\" text-anchor=\"{anchor}\">{words}</text>");
    }
    svg
}

fn time(power: i32) -> String {
    match power {
        ..=-6 => format!("1e{power} s"),
        -5..=-4 => format!("{} µs", 10_i32.pow((power + 6) as u32)),
        -3..=-1 => format!("{} ms", 10_i32.pow((power + 3) as u32)),
        0..=5 => format!("{} s", 10_i32.pow(power as u32)),
        _ => format!("1e{power} s"),
    }
}

fn mark(tool: usize, x: f64, y: f64, what: &str) -> String {
    let colour = COLOURS[tool % COLOURS.len()];
    let shape = match tool % 4 {
        0 => format!("M{:.1} {y:.1}a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0z", x - 4.5),
        1 => format!("M{:.1} {:.1}h8v8h-8z", x - 4.0, y - 4.0),
        2 => format!("M{x:.1} {:.1}l5 9h-10z", y - 5.5),
        _ => format!("M{x:.1} {:.1}l5.5 5.5l-5.5 5.5l-5.5 -5.5z", y - 5.5),
    };
    format!("<path class=\"point\" fill=\"{colour}\" stroke=\"{colour}\" d=\"{shape}\"><title>{}</title></path>", escape(what))
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_in_words() {
        assert_eq!([-6, -5, -3, -1, 0, 2].map(time), ["1e-6 s", "10 µs", "1 ms", "100 ms", "1 s", "100 s"]);
    }

    #[test]
    fn axes_hold_all_values() {
        let axis = Axis::of([0.004, 0.3, 20.0].into_iter());
        assert_eq!((axis.first, axis.last), (-3, 2));
        assert!((axis.place(10.0) - 0.8).abs() < 1e-9);
    }
}
