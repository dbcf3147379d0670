import type { Locator } from 'playwright/test'

export interface Outline {
  /** In CSS pixels; 0 where there is none. */
  readonly width: number
  /** Against the colour that it is drawn on, from 1 to 21: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio. */
  readonly contrast: number
}

/**
 * The outline by which a focused element shows its focus: its own, its ::after's (a card whose link covers it) or its
 * next sibling's (a radio button under its label), against the nearest background that is painted around it.
 */
export async function outlineOf(element: Locator): Promise<Outline> {
  return element.evaluate((focused) => {
    type Colour = readonly [number, number, number, number]
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    if (!context) throw new Error('No canvas to read colours from.')
    const read = (colour: string): Colour => {
      context.clearRect(0, 0, 1, 1)
      context.fillStyle = colour
      context.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data
      return [red, green, blue, alpha / 255]
    }
    const over = ([r, g, b, a]: Colour, [r2, g2, b2]: Colour): Colour => [
      r * a + r2 * (1 - a),
      g * a + g2 * (1 - a),
      b * a + b2 * (1 - a),
      1,
    ]
    const light = (colour: Colour) => {
      const [r = 0, g = 0, b = 0] = colour.slice(0, 3).map((channel) => {
        const share = channel / 255
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * r + 0.7152 * g + 0.0722 * b
    }
    const behind = (element: Element | null): Colour => {
      if (!element) return [255, 255, 255, 1]
      const own = read(getComputedStyle(element).backgroundColor)
      return own[3] === 1 ? own : over(own, behind(element.parentElement))
    }
    const bearers = [
      [focused, getComputedStyle(focused)],
      [focused, getComputedStyle(focused, '::after')],
      ...(focused.nextElementSibling
        ? ([[focused.nextElementSibling, getComputedStyle(focused.nextElementSibling)]] as const)
        : []),
    ] as const
    const found = bearers.find(
      ([, style]) => style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0,
    )
    if (!found) return { width: 0, contrast: 1 }
    const [bearer, style] = found
    const ground = behind(Number.parseFloat(style.outlineOffset) < 0 ? bearer : bearer.parentElement)
    const [one, other] = [light(over(read(style.outlineColor), ground)), light(ground)]
    return {
      width: Number.parseFloat(style.outlineWidth),
      contrast: (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05),
    }
  })
}
