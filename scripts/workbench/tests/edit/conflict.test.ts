import { describe, expect, it } from 'vitest'
import type { Hashes } from '../../src/protocol/protocol.ts'
import { save, seen } from '../fixtures/edit.ts'
import { translated } from '../fixtures/exchange/exported.ts'
import { emptyEnglish, hashOfLocales, inLocales, makeProject, readJson } from '../fixtures/exchange/project.ts'
import { makeRepository } from '../repository.ts'

const id = 'common:title'
const files = translated({ title: 'Clinical trials' }, { title: 'Badania kliniczne' })
const saveTitle = (root: string, text: string, base?: Hashes) => save(root, id, text, base && { base })

describe('a message that somebody else has changed', () => {
  it('by hand is left as it is; git knows what the editor saw', async () => {
    const { folder, commit, write } = await makeRepository()
    await commit('Begin', inLocales({ ...emptyEnglish, ...files }))
    const base = await seen(folder, id)
    await write(inLocales({ 'pl/common.json': { title: 'Ich tekst' } }))
    const before = await hashOfLocales(folder)
    expect(await saveTitle(folder, 'Mój tekst', base)).toEqual({
      kind: 'conflict',
      base: { english: { text: 'Clinical trials' }, texts: { text: 'Badania kliniczne' } },
      yours: { text: 'Mój tekst' },
    })
    await write(
      inLocales({ 'en/common.json': { title: 'Clinical studies' }, 'pl/common.json': files['pl/common.json'] }),
    )
    expect(await saveTitle(folder, 'Mój tekst', base)).toMatchObject({
      kind: 'conflict',
      base: { english: { text: 'Clinical trials' }, texts: { text: 'Badania kliniczne' } },
    })
    await write(inLocales(files))
    expect(await hashOfLocales(folder)).not.toBe(before)
    expect(await saveTitle(folder, 'Mój tekst', base)).toMatchObject({ kind: 'saved' })
  })

  it('in the editor is left as it is; what was never committed is known from the change', async () => {
    const root = await makeProject(files)
    await saveTitle(root, 'Pierwszy tekst')
    const base = await seen(root, id)
    await saveTitle(root, 'Ich tekst')
    await saveTitle(root, 'Ich inny tekst')
    expect(await saveTitle(root, 'Mój tekst', base)).toMatchObject({
      kind: 'conflict',
      base: { english: { text: 'Clinical trials' }, texts: { text: 'Pierwszy tekst' } },
    })
    expect(await readJson(root, 'pl/common.json')).toEqual({ title: 'Ich inny tekst' })
  })
})
