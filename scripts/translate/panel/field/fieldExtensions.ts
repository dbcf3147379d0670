import { history, historyKeymap, standardKeymap } from '@codemirror/commands'
import { EditorState, type Extension } from '@codemirror/state'
import { Decoration, EditorView, highlightSpecialChars, keymap, MatchDecorator, ViewPlugin } from '@codemirror/view'
import { chips } from './chipExtension.ts'
import classes from './TextField.module.css'

/** What every field for a text does: undo, pieces for codes, visible special spaces. Messages are of one line. */
export function fieldExtensions(): Extension {
  return [
    history(),
    // No Tab among them: it leads out of the field.
    keymap.of([...historyKeymap, ...standardKeymap]),
    EditorView.lineWrapping,
    oneLine,
    chips(),
    highlightSpecialChars(),
    visibleSpaces,
  ]
}

const oneLine: Extension = [
  EditorState.transactionFilter.of((transaction) => (transaction.newDoc.lines > 1 ? [] : transaction)),
  EditorView.clipboardInputFilter.of((text) => text.trim().replace(/\s*[\r\n]+\s*/g, ' ')),
]

const spaces = new MatchDecorator({
  regexp: /[\u00A0\u202F]/g,
  decoration: ([space]) =>
    Decoration.mark({
      class: classes['space'] ?? '',
      attributes: { title: space === '\u00A0' ? 'Non-breaking space' : 'Narrow non-breaking space' },
    }),
})

const visibleSpaces = ViewPlugin.define(
  (view) => ({
    decorations: spaces.createDeco(view),
    update(update) {
      this.decorations = spaces.updateDeco(update, this.decorations)
    },
  }),
  { decorations: (plugin) => plugin.decorations },
)
