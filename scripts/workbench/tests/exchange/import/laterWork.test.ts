import { describe, expect, it } from 'vitest'
import { example, exportFile, polishTexts, recordOf, stateWords, translated } from '../../fixtures/exchange/exported.ts'
import { type Files, hashOfLocales, putFiles, run } from '../../fixtures/exchange/project.ts'

/** Later work, done after an export or its import, must survive an import of that file. */

const english = { ...example.english, late: 'Late since 2019' }
const polish = { ...example.polish, late: 'Później od 2019' }
const files = translated(english, polish, {}, { open: 'Open it' })

// After a format has been read, all go the same way.
const exported = (project: Files = files) => exportFile('csv', project)
const { done } = stateWords.csv

describe('an import', () => {
  it('keeps a review that came after the export when the file only calls the text translated', async () => {
    const { root, edit, take } = await exported()
    await edit('open', { state: done })
    await run(root, 'accept', 'pl', 'common:open', '--reviewer', 'A. Nowak')
    const before = await hashOfLocales(root)
    await take()
    expect(await recordOf(root, 'open')).toContain('A. Nowak')
    expect(await hashOfLocales(root)).toBe(before)
  })

  it('keeps a "needs work" that was set after the export', async () => {
    const { root, edit, take } = await exported()
    await edit('open', { state: done })
    await run(root, 'accept', 'pl', 'common:open', '--needs-work', '--reviewer', 'A. Nowak', '--comment', 'No!')
    const { out } = await take()
    expect(await recordOf(root, 'open')).toContain('needs-work A. Nowak')
    expect(out).toContain('a person here marked it as "needs work" after the export: common:open.')
  })

  it('records nothing of a plural message of which another form was edited by hand', async () => {
    const { root, edit, take } = await exported()
    await edit('pages_few', { target: '{{count}} karty', state: done })
    await putFiles(root, { 'pl/common.json': { ...polish, pages_many: '{{count}}  stron  7' } })
    await take()
    expect((await polishTexts(root)).pages_few).toBe('{{count}} karty')
    expect((await run(root, 'status', 'pl', '--json')).out).toMatch(/"unrecorded": \{\s*"texts": 1/)
  })

  it('imports forms that only the file has changed when --ours settles another form', async () => {
    const { root, edit, take } = await exported()
    await edit('pages_few', { target: '{{count}} karty', state: done })
    await edit('pages_many', { target: '{{count}} kart', state: done })
    await putFiles(root, { 'pl/common.json': { ...polish, pages_many: '{{count}} stronic' } })
    expect((await take('--ours')).out).toContain('changed     common:pages')
    expect(await polishTexts(root)).toMatchObject({ pages_few: '{{count}} karty', pages_many: '{{count}} stronic' })
  })

  it('checks a text before it counts as finished, even if the import does not change it', async () => {
    const wrong = { ...files, 'pl/common.json': { ...polish, late: 'Później od 2018' } }
    const { edit, take } = await exported(wrong)
    await edit('late', { state: done })
    expect((await take()).out).toContain('2018')
  })
})
