import { expect, it } from 'vitest'
import { readSoundTexts, unitsIn } from '../../src/messages/texts.ts'
import { recordLine } from '../fixtures/exchange/exported.ts'
import { makeProject } from '../fixtures/exchange/project.ts'
import { polishRow, projectAt } from '../fixtures/workbench.config.ts'

const record = recordLine('Title', 'Tytuł', 'human 2026-01-02 A. Nowak')

it('moves the record and comments of a renamed key to the message with its English and its text', async () => {
  const root = await makeProject({
    'en/common.json': { heading: 'Title', other: 'Title' },
    'pl/common.json': { heading: 'Tytuł', other: 'Nagłówek' },
    '.workbench/records/pl.jsonl': { common: { title: record } },
    '.workbench/pl.comments.json': { common: { title: ['Which title?'] } },
  })
  const project = await readSoundTexts(projectAt(root))
  const states = unitsIn(project, polishRow).map(({ key, state }) => [key, state])
  expect(states).toEqual([
    ['heading', 'reviewed'],
    ['other', 'unrecorded'],
  ])
  expect(project.comments.get('pl')?.get('common:heading')).toEqual(['Which title?'])
})
