import { type Fault, fault } from './faults.ts'

/**
 * What runs inside the page as well (see faults.ts): whether what shows a direction shows the page's own,
 * and what has a direction of its own keeps it.
 */
export function directionFaults(): Fault[] {
  const isRtl = document.documentElement.dir === 'rtl'
  return [...wrongIcons(isRtl), ...wrongChevrons(), ...wrongAlignment(), ...undirectedTexts(isRtl)]
}

/** Arrows along the line are mirrored in a page from right to left; no other icon is. What a figure counts runs along the line. */
export function wrongIcons(isRtl: boolean): Fault[] {
  return [...document.querySelectorAll<SVGSVGElement>('svg:not(figure svg)')].flatMap((icon) => {
    const matrix = icon.checkVisibility() ? icon.getScreenCTM() : null
    if (!matrix) return []
    const isAlong = /tabler-icon-(arrow|chevron)-(left|right)/.test(icon.getAttribute('class') ?? '')
    // A turned icon has a positive determinant still.
    const isMirrored = matrix.a * matrix.d - matrix.b * matrix.c < 0
    if (isMirrored === (isAlong && isRtl)) return []
    return [
      fault(
        'wrong direction',
        icon,
        icon.parentElement?.textContent ?? '',
        0,
        isMirrored ? 'mirrored' : 'not mirrored',
      ),
    ]
  })
}

/** The corner that is turned into a chevron points down where an item is closed, up where it is open. */
export function wrongChevrons(): Fault[] {
  return [...document.querySelectorAll('.mantine-Accordion-chevron')].flatMap((chevron) => {
    const style = getComputedStyle(chevron)
    const control = chevron.parentElement
    if (!control?.checkVisibility()) return []
    const angle = (Number.parseFloat(style.rotate) * Math.PI) / 180
    const flip = style.scale.startsWith('-1') ? -1 : 1
    const x = (style.borderRightWidth === '0px' ? -1 : 1) * flip
    const across = x * Math.cos(angle) - Math.sin(angle)
    const down = x * Math.sin(angle) + Math.cos(angle)
    const wanted = control.ariaExpanded === 'true' ? -1 : 1
    if (Math.abs(across) < 0.1 && down * wanted > 1) return []
    return [
      fault('wrong direction', control, control.textContent, 0, `points ${across.toFixed(1)}, ${down.toFixed(1)}`),
    ]
  })
}

/** Text starts where reading starts, or stands in the middle: never at a side that is named by hand. */
export function wrongAlignment(): Fault[] {
  return [...document.querySelectorAll('body :is(h1, h2, h3, h4, p, li, dt, dd, th, td, a, button, label)')]
    .filter((element) => /left|right/.test(getComputedStyle(element).textAlign))
    .map((element) => fault('wrong direction', element, element.textContent, 0, getComputedStyle(element).textAlign))
}

/** A text in another language says its direction too; so do code, addresses and telephone numbers. */
export function undirectedTexts(isRtl: boolean): Fault[] {
  if (!isRtl) return []
  const own = document.documentElement.lang
  // Within a drawing each label says its own; a group of shapes has none, and a text of SVG says it by another attribute.
  const isDirected = ':dir(ltr), :lang(ar):dir(rtl), text[direction="ltr"], text:lang(ar)[direction="rtl"]'
  const selector = 'main [lang]:not(g), main a[href^="tel:"], main [data-variant="code"] dd, main input[type="email"]'
  return [...document.querySelectorAll(selector)]
    .filter((element) => element.getAttribute('lang') !== own && !element.matches(isDirected))
    .map((element) =>
      fault('wrong direction', element, element.textContent, 0, `${element.getAttribute('lang')} from right to left`),
    )
}
