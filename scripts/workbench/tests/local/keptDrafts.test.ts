import { expect, it } from 'vitest'
import { keptDrafts } from '../../src/local/localBackend.ts'
import { makeProject, putFiles } from '../fixtures/exchange/project.ts'

const draft = (tab: string, text: string) => ({
  ...{ id: 'common:a', tab, person: null, at: '2026-11-26T10:00:00.000Z' },
  ...{ base: { english: '0123abcd', text: 'abcd0123' }, texts: { text } },
})

it('keeps what is typed in each tab, until the tab has nothing more, also for an editor at another port', async () => {
  const root = await makeProject({})
  const [one, other] = [keptDrafts(root, 'pl'), keptDrafts(root, 'pl')]
  await Promise.all([one.keep('a', [draft('a', 'Raz')]), other.keep('b', [draft('b', 'Dwa')])])
  expect(await one.read()).toHaveLength(2)
  await one.keep('a', [])
  expect(await other.read()).toEqual([draft('b', 'Dwa')])
  await putFiles(root, { '../.cache/i18n/edited-drafts-pl.json': '{"drafts": [{"id": 1}]}' })
  expect(await one.read()).toEqual([])
})
