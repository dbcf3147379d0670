import { type EditorState, type Extension, Facet, RangeSet, StateField } from '@codemirror/state'
import { Decoration, type DecorationSet, EditorView, WidgetType } from '@codemirror/view'
import { type Chip, type Code, chipsIn, describeChip } from '../text/chips.ts'
import classes from './Chip.module.css'

/** The codes of the source, by which those in the text are numbered. */
export const sourceCodes = Facet.define<readonly Code[], readonly Code[]>({ combine: ([codes = []]) => codes })

/** Shows variables and tags as pieces that are stepped over and deleted as one. The text itself keeps them as they are. */
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
  return field
}

function decorate(state: EditorState): DecorationSet {
  const found = chipsIn(state.doc.toString(), state.facet(sourceCodes))
  return Decoration.set(
    found.map((chip) => Decoration.replace({ widget: new ChipWidget(chip) }).range(chip.from, chip.to)),
  )
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
    const digits = document.createElement('b')
    digits.textContent = number === null ? '?' : String(number)
    element.append(...(kind === 'close' ? [name, digits] : [digits, name]))
    return element
  }

  /** A click on a piece sets the cursor beside it. */
  override ignoreEvent() {
    return false
  }
}
