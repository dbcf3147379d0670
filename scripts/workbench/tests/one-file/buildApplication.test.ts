import { expect, it } from 'vitest'
import { buildApplication } from '../../src/one-file/buildApplication.ts'
import { workbench } from '../../../workbench.config.ts'

it('is built, so that the engine of the workbench needs nothing that a browser lacks', async () => {
  const { script, style } = await buildApplication(process.cwd(), workbench.file)
  expect(script).not.toMatch(/\bfrom ?["']node:/)
  expect(style).toContain('{')
}, 60_000)
