import { expect, it } from 'vitest'
import { namesNeeded, namesReadIn, withoutUnneeded } from '../../../../../scripts/build/css/variables.ts'

it.each<[string, string, string, string?]>([
  ['that nothing reads go', ':root{--a:1px;--b:2px}p{margin:var(--a)}', ':root{--a:1px}p{margin:var(--a)}'],
  ['go with the rule that they leave empty', '@layer x{:root{--b:2px}p{margin:0}}', '@layer x{p{margin:0}}'],
  ['that a script reads stay', ':root{--a:1px;--b:2px}', ':root{--b:2px}', '--b'],
  ['that read each other in a circle go', ':root{--a:var(--b);--b:var(--a)}', ''],
  ['of a component stay', '.field{--size-sm:1px}', '.field{--size-sm:1px}'],
  ['leave other declarations of :root', ':root{--a:1px;color:red}', ':root{color:red}'],
])('custom properties %s', (_, css, expected, elsewhere) => {
  expect(withoutUnneeded(css, namesNeeded([css], elsewhere ? [elsewhere] : []))).toBe(expected)
})

it('custom properties that kept ones or fallbacks read are kept, in any sheet', () => {
  const [first, second] = [':root{--a:calc(var(--b) * 2)}', ':root{--b:var(--c,var(--d));--c:1px;--d:2px;--e:3px}']
  const needed = namesNeeded([first, second, 'p{margin:var(--a)}'], [])
  expect(withoutUnneeded(first, needed)).toBe(first)
  expect(withoutUnneeded(second, needed)).toBe(':root{--b:var(--c,var(--d));--c:1px;--d:2px}')
  const script = 'e.style="color:var( --a)";getComputedStyle(e).getPropertyValue("--b");x("--c")'
  expect([...namesReadIn(script)]).toEqual(['--a', '--b'])
})
