import { type Look, type Looks, lookOf } from './look.ts'
import { type Misfit, misfit } from './misfit.ts'
import type { Piece } from './pieces.ts'

/** Labels that belong on one line and take more; by how much is the width of what stands on the further lines. */
export function brokenLabels(texts: readonly Piece[], looks: Looks): Misfit[] {
  const labels = new Map<Element, { readonly block: Look; readonly first: Piece; readonly lines: Piece[] }>()
  for (const piece of texts) {
    const control = piece.element.closest('button, a, [role="tab"], label')
    if (!control || !isForOneLine(control, lookOf(control, looks))) continue
    const block = blockOf(piece.look)
    const known = labels.get(control)
    if (!known) labels.set(control, { block, first: piece, lines: [piece] })
    // What follows the label in a block of its own, such as a remark, may be longer.
    else if (known.block === block) known.lines.push(piece)
  }
  return [...labels.values()].flatMap(({ block, first, lines }) => {
    const below = lines.filter(({ box }) => box.top >= first.box.bottom)
    const width = below.reduce((sum, { box }) => sum + box.right - box.left, 0)
    return below.length > 0 ? [misfit('breaks', first, width, block.element)] : []
  })
}

export function blockOf(look: Look): Look {
  return look.isBlock || !look.parent ? look : blockOf(look.parent)
}

/**
 * Whether a control is a button, looks like one, or stands in a row: a menu's name, a tab, a choice. The lines of a list that is
 * read down grow with their texts: headings that open, tabs below each other, links in menus.
 */
export function isForOneLine(control: Element, { isPainted }: Look): boolean {
  if (control.matches('[role="tab"]')) return !control.closest('[aria-orientation="vertical"]')
  if (control.matches('button')) return !control.matches('main [aria-expanded]')
  return control.matches('a') ? isPainted : control.querySelector('input[type="radio"]') !== null
}
