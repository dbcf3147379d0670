import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import { findSpeller } from '../../src/local/speller.ts'
import { makeProject } from '../fixtures/exchange/project.ts'

/** In place of cspell, which takes seconds to load: words with a "q" are in no dictionary. */
const library = `
export async function spellCheckDocument({ uri, text }) {
  if (text === 'fail') throw new Error('no settings')
  const words = text.split(' ').filter((word) => word.includes('q'))
  return { issues: words.map((word) => ({ text: word, suggestions: [uri, 'b', 'c', 'd', 'e'] })) }
}`

async function projectWith(place: string) {
  const root = await makeProject({})
  await mkdir(path.join(root, place, 'dist'), { recursive: true })
  await writeFile(path.join(root, place, 'package.json'), '{"type": "module"}')
  await writeFile(path.join(root, place, 'dist/index.js'), library)
  return root
}

it('is none in a project without cspell', async () => {
  expect(await findSpeller(await makeProject({}))).toBeNull()
})

it.each(['node_modules/cspell-lib', 'node_modules/cspell/node_modules/cspell-lib'])(
  'asks the cspell of the project, at %s, for a file of it',
  async (place) => {
    const root = await projectWith(place)
    const spell = await findSpeller(root)
    const file = pathToFileURL(path.join(root, 'locales/pl/common.json')).href
    const found = await Promise.all([spell?.('locales/pl/common.json', 'a qb qb'), spell?.('other', 'none')])
    expect(found).toEqual([[{ word: 'qb', suggestions: [file, 'b', 'c', 'd'] }], []])
    await expect(spell?.('other', 'fail')).rejects.toThrow('no settings')
  },
)
