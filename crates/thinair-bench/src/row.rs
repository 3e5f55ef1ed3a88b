//! One measurement, and its form in a file of tab-separated values: what `bench` writes, what it compares with, and the form for other tools' figures.

use std::fmt::Write;

/// What was measured.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Case {
    pub program: String,
    pub size: u32,
    pub model: String,
    pub equivalence: String,
}

/// A measurement. What is not known is left out.
#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    pub tool: String,
    pub case: Case,
    pub jobs: u32,
    pub executions: Option<u64>,
    pub blocked: Option<u64>,
    pub seconds: Option<f64>,
    pub peak_rss_kib: Option<u64>,
    /// Instructions per execution.
    pub instructions: Option<u64>,
    /// What kept the run from its end, or another remark.
    pub remark: String,
}

pub const HEADER: &str = "tool\tprogram\tsize\tmodel\tequivalence\tjobs\texecutions\tblocked\tseconds\tpeak_rss_kib\tinstructions\tremark";

impl Row {
    pub fn rate(&self) -> Option<f64> {
        let (executions, seconds) = (self.executions?, self.seconds?);
        (seconds > 0.0).then(|| executions as f64 / seconds)
    }

    pub fn to_line(&self) -> String {
        let Case { program, size, model, equivalence } = &self.case;
        let mut line = format!("{}\t{program}\t{size}\t{model}\t{equivalence}\t{}", self.tool, self.jobs);
        let numbers = [self.executions, self.blocked].map(text);
        let more = [self.peak_rss_kib, self.instructions].map(text);
        let seconds = self.seconds.map_or(String::new(), |seconds| format!("{seconds:.6}"));
        let _ = write!(line, "\t{}\t{}\t{seconds}\t{}\t{}\t{}", numbers[0], numbers[1], more[0], more[1], self.remark);
        line
    }

    /// Reads a line. An error says what is wrong with it.
    pub fn from_line(line: &str) -> Result<Row, String> {
        let fields: Vec<&str> = line.split('\t').collect();
        let [tool, program, size, model, equivalence, jobs, executions, blocked, seconds, peak, instructions, remark] = fields[..] else {
            return Err(format!("12 fields expected, {} found", fields.len()));
        };
        Ok(Row {
            tool: tool.to_owned(),
            case: Case {
                program: program.to_owned(),
                size: number(size, "size")?.unwrap_or(0) as u32,
                model: model.to_owned(),
                equivalence: equivalence.to_owned(),
            },
            jobs: number(jobs, "jobs")?.unwrap_or(1) as u32,
            executions: number(executions, "executions")?,
            blocked: number(blocked, "blocked")?,
            seconds: match seconds {
                "" => None,
                text => Some(text.parse().map_err(|_| format!("seconds: `{text}` is no number"))?),
            },
            peak_rss_kib: number(peak, "peak_rss_kib")?,
            instructions: number(instructions, "instructions")?,
            remark: remark.to_owned(),
        })
    }

    /// The rows of a file. Lines that begin with `#` are comments.
    pub fn from_file(text: &str) -> Result<Vec<Row>, String> {
        let lines = text.lines().enumerate().filter(|(_, line)| !line.is_empty() && !line.starts_with('#') && *line != HEADER);
        lines.map(|(number, line)| Row::from_line(line).map_err(|error| format!("line {}: {error}", number + 1))).collect()
    }
}

fn text(value: Option<u64>) -> String {
    value.map_or(String::new(), |value| value.to_string())
}

fn number(text: &str, name: &str) -> Result<Option<u64>, String> {
    if text.is_empty() {
        return Ok(None);
    }
    text.parse().map(Some).map_err(|_| format!("{name}: `{text}` is no number"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_read_as_they_are_written() {
        let case = Case { program: "ainc".into(), size: 6, model: "rc11".into(), equivalence: "rf+co".into() };
        let full = Row {
            tool: "thinair".into(),
            case,
            jobs: 2,
            executions: Some(720),
            blocked: Some(0),
            seconds: Some(0.25),
            peak_rss_kib: Some(4000),
            instructions: None,
            remark: "remark".into(),
        };
        for row in [Row { executions: None, seconds: None, remark: String::new(), ..full.clone() }, full] {
            assert_eq!(Row::from_line(&row.to_line()), Ok(row));
        }
    }

    #[test]
    fn errors_name_line_and_field() {
        let wrong = "# comment\ntool\tp\tx\trc11\trf\t1\t\t\t\t\t\t";
        assert_eq!(Row::from_file(wrong), Err("line 2: size: `x` is no number".to_owned()));
        assert_eq!(Row::from_file("one\ttwo"), Err("line 1: 12 fields expected, 2 found".to_owned()));
    }
}
