import { Carousel } from '@mantine/carousel'
import { describe, expect, it } from 'vitest'
import { slimMantine } from '../../../../scripts/vite-plugin-css/mantine.ts'
import { namesNeeded, namesReadIn, withoutUnneeded } from '../../../../scripts/vite-plugin-css/variables.ts'

const prune = (css: string, elsewhere: string[] = []) => withoutUnneeded(css, namesNeeded([css], elsewhere))

describe('custom properties', () => {
  it('that nothing reads go, with the rule that they leave empty', () => {
    expect(prune(':root{--a:1px;--b:2px}p{margin:var(--a)}')).toBe(':root{--a:1px}p{margin:var(--a)}')
    expect(prune('@layer x{:root{--b:2px}p{margin:0}}')).toBe('@layer x{p{margin:0}}')
  })

  it('that a script or a document reads stay', () => {
    const css = ':root{--a:1px;--b:2px}'
    expect(prune(css, ['--b'])).toBe(':root{--b:2px}')
    expect([...namesReadIn('e.style="color:var( --a)";getComputedStyle(e).getPropertyValue("--b");x("--c")')]).toEqual([
      '--a',
      '--b',
    ])
  })

  it('that kept ones are made of stay, whichever sheet sets them, and so does what a fallback reads', () => {
    const [first, second] = [':root{--a:calc(var(--b) * 2)}', ':root{--b:var(--c,var(--d));--c:1px;--d:2px;--e:3px}']
    const needed = namesNeeded([first, second, 'p{margin:var(--a)}'], [])
    expect(withoutUnneeded(first, needed)).toBe(first)
    expect(withoutUnneeded(second, needed)).toBe(':root{--b:var(--c,var(--d));--c:1px;--d:2px}')
  })

  it('that read each other in a circle and are read by nothing else go', () => {
    expect(prune(':root{--a:var(--b);--b:var(--a)}')).toBe('')
  })

  it('of a component stay, and of :root other declarations', () => {
    const css = '.field{--size-sm:1px}'
    expect(prune(css)).toBe(css)
    expect(prune(':root{--a:1px;color:red}')).toBe(':root{color:red}')
  })
})

describe("Mantine's style sheets", () => {
  it('lose rules about what the site does not use, and only those', () => {
    const kept = [
      '.a:where(:not([data-loading])){color:red}',
      ":where([data-mantine-color-scheme='dark'],[data-x]) .b{color:red}",
      '.b[data-orientation="vertical"]{color:red}',
      "[data-mantine-color-scheme='light'] .c{color:red}",
    ].join('')
    const upright = `.${Carousel.classes.root}:where([data-orientation='vertical'])`
    const dropped = `[data-mantine-color-scheme='dark'] .d,${upright}{color:red}`
    expect(slimMantine(`${kept}@media print{${dropped}}`)).toBe(kept)
    expect(slimMantine("[data-mantine-color-scheme='dark'] .d,.f{color:red}")).toBe('.f{color:red}')
  })

  it('have lengths instead of products with a scale of 1', () => {
    expect(slimMantine('p{margin:calc(-0.5rem * var(--mantine-scale)) calc(1px + var(--mantine-scale))}')).toBe(
      'p{margin:-0.5rem calc(1px + var(--mantine-scale))}',
    )
  })
})
