// The editor of the playground: the parts of CodeMirror that it needs, behind five functions.
//
// `web/editor.js` is this file with CodeMirror in it, so that nobody needs npm to build the playground. `npm ci && npm run build` makes it anew.

import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { StreamLanguage, bracketMatching, syntaxHighlighting } from '@codemirror/language';
import { lintGutter, lintKeymap, setDiagnostics } from '@codemirror/lint';
import { highlightSelectionMatches, searchKeymap } from '@codemirror/search';
import { Compartment, EditorState } from '@codemirror/state';
import { EditorView, drawSelection, highlightActiveLine, highlightActiveLineGutter, keymap, lineNumbers } from '@codemirror/view';
import { classHighlighter } from '@lezer/highlight';

// `languages` has a stream parser for each name; `changed` is called after each change by the user.
function create(parent, label, languages, changed) {
  const language = new Compartment(), writing = new Compartment();
  const known = Object.fromEntries(Object.entries(languages).map(([name, parser]) => [name, StreamLanguage.define(parser)]));
  const extensions = [
    lineNumbers(), history(), drawSelection(), bracketMatching(), highlightActiveLine(), highlightActiveLineGutter(), highlightSelectionMatches(),
    lintGutter(), syntaxHighlighting(classHighlighter), keymap.of([...defaultKeymap, ...historyKeymap, ...searchKeymap, ...lintKeymap]),
    EditorView.contentAttributes.of({ 'aria-label': label, spellcheck: 'false', autocapitalize: 'off', autocorrect: 'off' }),
    EditorView.updateListener.of((update) => update.docChanged && changed()),
    language.of([]), writing.of([]),
  ];
  const view = new EditorView({ parent, state: EditorState.create({ extensions }) });
  return {
    text: () => view.state.doc.toString(),
    // Another text, with a history of its own.
    show(text, name, isFixed) {
      view.setState(EditorState.create({ doc: text, extensions }));
      view.dispatch({
        effects: [language.reconfigure(known[name] ?? []), writing.reconfigure(isFixed ? [EditorState.readOnly.of(true)] : [])],
      });
    },
    // Problems are { line, column, severity, message }.
    mark(problems) {
      const found = problems.filter(({ line }) => line >= 1 && line <= view.state.doc.lines).map(({ line, column, severity, message }) => {
        const { from, to, text } = view.state.doc.line(line);
        const start = column ? Math.min(from + column - 1, to) : from + (text.length - text.trimStart().length);
        return { from: Math.min(start, to), to, severity, message };
      });
      found.sort((one, other) => one.from - other.from);
      view.dispatch(setDiagnostics(view.state, found));
    },
    reveal(line) {
      if (line >= 1 && line <= view.state.doc.lines) view.dispatch({ effects: EditorView.scrollIntoView(view.state.doc.line(line).from, { y: 'center' }) });
    },
    focus: () => view.focus(),
  };
}

window.thinairEditor = { create };
