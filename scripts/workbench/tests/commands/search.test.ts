import { describe, expect, it } from 'vitest'
import { localeOf } from '../../src/config.ts'
import { matcherOf, stretchesOf } from '../../src/commands/findTexts.ts'
import { readSoundProject, unitsIn } from '../../src/model/project.ts'
import { unitId } from '../../src/model/units.ts'
import { makeProject, run } from '../fixtures/exchange/project.ts'

const texts = {
  'en/common.json': {
    consent: 'Consent of the patient',
    label: 'A label\u00A0for the site',
    files_one: '{{count}} file',
    files_other: '{{count}} files',
  },
  'pl/common.json': { consent: 'Zgoda pacjenta na świadczenie', label: '', files_one: '{{count}} plik' },
}

async function idsOf(...words: string[]): Promise<string[]> {
  const project = await readSoundProject(await makeProject(texts))
  return unitsIn(project, localeOf('pl')).filter(matcherOf(words)).map(unitId)
}

describe('matcherOf', () => {
  it.each([
    [['CONSENT'], ['common:consent']],
    [['swiadczenie'], ['common:consent']],
    [['patient', 'zgoda'], ['common:consent']],
    [['label for'], ['common:label']],
    [['for label'], []],
    [['for', 'label'], ['common:label']],
    [['common:files_one'], ['common:files']],
    [['plik'], ['common:files']],
    [['patient', 'plik'], []],
  ])('%j finds %j', async (words, ids) => {
    expect(await idsOf(...words)).toEqual(ids)
  })
})

describe('stretchesOf', () => {
  const marked = (text: string, ...words: string[]) =>
    stretchesOf(text, words).map(([from, to]) => text.slice(from, to))

  it('names the places in the text as it is written', () => {
    expect(marked('Łódź i ŁÓDŹ', 'lodz')).toEqual(['Łódź', 'ŁÓDŹ'])
    expect(marked('aß, as\u0301s', 'ass')).toEqual(['aß', 'as\u0301s'])
    expect(marked('a\u00A0\u00A0b', 'a b')).toEqual(['a\u00A0\u00A0b'])
  })
})

describe('the command', () => {
  const search = async (...args: string[]) => (await run(await makeProject(texts), 'search', ...args)).out

  it('prints the key, the English and each translation with its state', async () => {
    const out = await search('PL', 'zgoda')
    expect(out).toContain('common:consent\n  en  Consent of the patient\n  pl (unrecorded)  Zgoda pacjenta')
    expect(out).toMatch(/1 message with “zgoda”\.$/)
  })
})
