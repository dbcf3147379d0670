import { misfitsIn } from 'i18next-workbench/fit/measure/misfitsIn.ts'

/* These run inside the page: see scripts/workbench/src/fit/measure/look.ts for what they may use. */

/** Something that a visitor would see as broken, said in a form that is found again. */
export interface Fault {
  readonly kind: string
  readonly selector: string
  readonly text: string
  /** By how many pixels, where that can be said. */
  readonly by: number
  /** The box that is left, or what is overlapped. */
  readonly other: string
}

/**
 * Every fault of the text, icons, pictures and fields that are on the screen inside of what a selector finds. Labels may break:
 * these pages know no message's key, by which names of pages are left out. Of a drawing the labels are looked at.
 */
export function layoutFaults(scope: string): Fault[] {
  const root = document.querySelector(scope)
  if (!root) return [fault('cut', document.documentElement, scope, 0, 'there is no such element')]
  const torn = [...root.querySelectorAll('p')].filter((paragraph) => paragraph.getClientRects().length > 1)
  const isInDrawing = (element: Element) => element.parentElement?.closest('svg') ?? null
  const misfits = misfitsIn(root)
    .filter(({ kind, element, other }) => kind !== 'breaks' && !isInDrawing(element) && !isInDrawing(other))
    .map(({ kind, element, node, by, other }) => {
      const over = kind === 'overlaps' ? ` "${(other.textContent ?? '').trim().slice(0, 30)}"` : ''
      return fault(kind, element, node?.data ?? element.localName, by, selectorOf(other) + over)
    })
  return [
    ...misfits,
    ...torn.map((element) => fault('torn by columns', element, element.innerText, 0, 'its columns')),
    ...crampedLabels(root),
  ]
}

/** Labels of drawings that are longer than their place; examples and names, which a pseudo-locale alone changes, left out. */
export function crampedLabels(root: Element): Fault[] {
  return [...root.querySelectorAll('figure foreignObject > div:not([lang], [translate])')]
    .map((label) => {
      const by = Math.max(label.scrollWidth - label.clientWidth, label.scrollHeight - label.clientHeight)
      return fault('leaves its place', label, label.textContent, by, 'its drawing')
    })
    .filter(({ by }) => by > 1)
}

export function fault(kind: string, element: Element, text: string, by: number, other: string): Fault {
  return { kind, selector: selectorOf(element), text: text.trim().slice(0, 60), by, other }
}

/** Up to four steps, ending at an id: enough to find the element by. */
export function selectorOf(element: Element): string {
  const steps: string[] = []
  for (let at: Element | null = element; at && steps.length < 4; at = at.parentElement) {
    steps.unshift(at.id ? `#${at.id}` : [at.localName, ...[...at.classList].slice(0, 1)].join('.'))
    if (at.id) break
  }
  return steps.join(' > ')
}
