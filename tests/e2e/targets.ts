import type { Page } from 'playwright/test'

/**
 * Targets that are too small for WCAG 2.2, success criterion 2.5.8: less than 24 px wide or high, unless a circle of that
 * diameter around their middle meets no other target, or they are links within a sentence.
 */
export async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const selector = 'a[href], button, input:not([type=hidden]), select, textarea'
    const least = 24
    // A control that is drawn by its label is as large as the label.
    const boxOf = (element: Element) => (element.closest('label') ?? element).getBoundingClientRect()
    const isInSentence = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      (element.closest('p, dd, li')?.textContent?.trim().length ?? 0) > (element.textContent?.trim().length ?? 0)
    // Behind an open dialog nothing can be hit.
    const targets = [...(document.querySelector('dialog[open]') ?? document).querySelectorAll(selector)]
      .filter((element) => element.checkVisibility() && !element.closest('[aria-hidden=true]'))
      .map((element) => ({ element, box: boxOf(element) }))
      .filter(({ box }) => box.width > 0 && box.bottom + scrollY > 0)
    const isSmall = ({ width, height }: DOMRect) => width < least || height < least
    const middle = (box: DOMRect) => [box.left + box.width / 2, box.top + box.height / 2] as const
    const isNear = (small: DOMRect, other: DOMRect) => {
      const [x, y] = middle(small)
      const [otherX, otherY] = middle(other)
      if (isSmall(other)) return Math.hypot(x - otherX, y - otherY) < least
      const across = Math.max(other.left - x, x - other.right, 0)
      const down = Math.max(other.top - y, y - other.bottom, 0)
      return Math.hypot(across, down) < least / 2
    }
    return targets
      .filter(({ element, box }) => isSmall(box) && !isInSentence(element))
      .filter(({ element, box }) => targets.some((other) => other.element !== element && isNear(box, other.box)))
      .map(
        ({ element, box }) =>
          `${Math.round(box.width)} x ${Math.round(box.height)} px: ${element.outerHTML.slice(0, 120)}`,
      )
  })
}
