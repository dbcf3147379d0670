import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { families } from '../../scripts/lib/brandFonts.ts'

const text = readFileSync('dist/licenses.txt', 'utf8')

it.each(['react', 'react-dom', 'i18next', '@mantine/core', 'embla-carousel', families.heading.package])(
  'licenses.txt names %s with the version that is installed',
  (name) => {
    const { version }: { version: string } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'))
    expect(text).toContain(`\n${name} ${version} (`)
  },
)

it('names the licence of every package, and no package that is only a tool', () => {
  expect(text).not.toContain('(licence as below)')
  expect(text).not.toMatch(/^(vite|vitest|playwright) /m)
})
