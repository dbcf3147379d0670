import {
  EditorSelection,
  EditorState,
  type Extension,
  Facet,
  RangeSet,
  type SelectionRange,
  StateField,
} from '@codemirror/state'
import { Decoration, type DecorationSet, EditorView, WidgetType } from '@codemirror/view'
import { type Chip, chipsIn, describeChip, type SourceCodes } from '../text/chips.ts'
import classes from './Field.module.css'

/** The codes of the source, which number those in the text. */
export const sourceCodes = Facet.define<SourceCodes, SourceCodes>({
  combine: ([codes = { list: [], tags: [] }]) => codes,
})

/**
 * Shows variables and tags as atomic chips for the cursor, selection, dragging and deletion. The text itself is unchanged.
 */
export function chips(): Extension {
  const field = StateField.define<DecorationSet>({
    create: decorate,
    update: (decorations, transaction) =>
      transaction.docChanged || transaction.reconfigured ? decorate(transaction.state) : decorations,
    provide: (self) => [
      EditorView.decorations.from(self),
      EditorView.atomicRanges.of((view) => view.state.field(self, false) ?? RangeSet.empty),
    ],
  })
  return [field, wholeChips]
}

function decorate(state: EditorState): DecorationSet {
  const found = chipsIn(state.doc.toString(), state.facet(sourceCodes))
  return Decoration.set(
    found.map((chip) => Decoration.replace({ widget: new ChipWidget(chip) }).range(chip.from, chip.to)),
  )
}

/** Only keys respect atomic ranges: a double click would select a part of a chip, and Ctrl+X cut it. */
const wholeChips = EditorState.transactionFilter.of((transaction) => {
  if (!transaction.selection) return transaction
  const found = chipsIn(transaction.newDoc.toString(), transaction.startState.facet(sourceCodes))
  const ranges = transaction.selection.ranges.map((range) => widened(range, found))
  if (ranges.every((range, index) => transaction.selection?.ranges[index]?.eq(range))) return transaction
  return [transaction, { selection: EditorSelection.create(ranges, transaction.selection.mainIndex), sequential: true }]
})

/** Extends a selection to whole chips; a cursor inside a chip goes before it. */
function widened(range: SelectionRange, found: readonly Chip[]): SelectionRange {
  const within = (at: number) => found.find(({ from, to }) => from < at && at < to)
  const from = within(range.from)?.from ?? range.from
  const to = range.empty ? from : (within(range.to)?.to ?? range.to)
  if (from === range.from && to === range.to) return range
  return range.head < range.anchor ? EditorSelection.range(to, from) : EditorSelection.range(from, to)
}

class ChipWidget extends WidgetType {
  readonly #chip: Chip

  constructor(chip: Chip) {
    super()
    this.#chip = chip
  }

  override eq(other: ChipWidget) {
    const { text, number, kind } = this.#chip
    return other.#chip.text === text && other.#chip.number === number && other.#chip.kind === kind
  }

  override toDOM() {
    const { kind, name, number, text } = this.#chip
    const element = document.createElement('span')
    element.className = classes['chip'] ?? ''
    element.dataset['kind'] = kind
    if (number === null) element.dataset['unknown'] = ''
    element.setAttribute('role', 'img')
    element.setAttribute('aria-label', describeChip(this.#chip))
    element.title = text
    // The editor moves the text of a dragged widget.
    element.draggable = true
    const digits = document.createElement('b')
    digits.textContent = number === null ? '?' : String(number)
    element.append(...(kind === 'close' ? [name, ' ', digits] : [digits, ' ', name]))
    return element
  }

  /** Leaves mousedown to the browser, which starts a drag; with Shift, the editor extends the selection. */
  override ignoreEvent(event: Event) {
    return event instanceof MouseEvent && event.type === 'mousedown' && !event.shiftKey
  }
}
