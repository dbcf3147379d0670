import { execa } from 'execa'
import { expect, it } from 'vitest'

it('the command of the editor starts, and names itself as a person starts it', async () => {
  const { stdout } = await execa('node', ['scripts/translate.ts', '--help'], { preferLocal: true })
  expect(stdout).toContain('npm run translate -- [options] <locale>')
})
