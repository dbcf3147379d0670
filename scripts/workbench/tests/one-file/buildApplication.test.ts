import path from 'node:path'
import { expect, it } from 'vitest'
import { buildApplication } from '../../src/one-file/buildApplication.ts'
import { workbench } from '../fixtures/workbench.config.ts'

it('is built, so that the engine of the workbench needs nothing that a browser lacks', async () => {
  const { script, style } = await buildApplication(path.resolve(import.meta.dirname, '../fixtures'), workbench.file)
  expect(script).not.toMatch(/\bfrom ?["']node:/)
  expect(style).toContain('{')
}, 60_000)
