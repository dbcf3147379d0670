import { type Misfit, misfit } from './misfit.ts'

/** A select draws its choice itself and cuts what does not fit. Any of its options may be chosen. */
export function cutChoices(root: Element): Misfit[] {
  const context = document.createElement('canvas').getContext('2d')
  return [...root.querySelectorAll('select')].flatMap((select) => {
    if (!context || !select.checkVisibility()) return []
    const style = getComputedStyle(select)
    context.font = style.font
    const room = select.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight)
    return [...select.options].flatMap((element) => {
      const [child] = element.childNodes
      const piece = { element, node: child instanceof Text ? child : null, box: select.getBoundingClientRect() }
      const over = context.measureText(element.text).width - room
      return over > 1 ? [misfit('cut', piece, over, select)] : []
    })
  })
}
