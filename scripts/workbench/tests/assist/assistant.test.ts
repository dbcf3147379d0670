import { expect, it } from 'vitest'
import { localeOf } from '../../src/config.ts'
import { assistantOf } from '../../src/assist/assistant.ts'
import { readSoundProject } from '../../src/model/project.ts'
import { makeProject } from '../fixtures/exchange/project.ts'
import { translated } from '../fixtures/exchange/exported.ts'

it('answers about messages, memory, words and texts in a locale', async () => {
  const english = { a: 'Read the leaflet', b: 'Read the leaflet', files_one: 'One file', files_other: 'Files' }
  const root = await makeProject({
    ...translated(english, { b: 'Przeczytaj ulotkę', files_one: 'Plik', files_other: 'Pliku' }),
  })
  const project = await readSoundProject(root)
  const polish = localeOf('pl')
  const assistant = await assistantOf(project, polish)
  const match = { id: 'common:b', target: 'Przeczytaj ulotkę', score: 100 }
  expect((await assistant.detail('common:a', [])).memory).toMatchObject([match])
  expect(assistant.other('pl', 'common:b')).toEqual({ text: 'Przeczytaj ulotkę' })
  expect(assistant.other('pl', 'common:files')).toEqual({ one: 'Plik', other: 'Pliku' })
  expect(assistant.other('pl', 'common:a')).toEqual({})
  expect(() => assistant.other('xx', 'common:a')).toThrow('"xx": no locale to translate into')
  expect(() => assistant.other('pl', 'common:gone')).toThrow('"common:gone": expected the key of a message')
})
