import { describe, expect, it } from 'vitest'
import { hashOf } from '../../../../../scripts/i18n/model/units.ts'
import { exportFile, recordLine, recordOf } from '../../../../fixtures/exchange/exported.ts'

/** Whoever translated a text cannot confirm it, in a file neither. */

const today = new Date().toISOString().slice(0, 10)
const line = recordLine('Open', 'Otwórz', 'human (A. Nowak) 2026-01-02')
const exported = () =>
  exportFile('xliff', {
    'en/common.json': { open: 'Open' },
    'pl/common.json': { open: 'Otwórz' },
    'pl.record.json': { common: { open: line } },
  })
const notice = '1 message called reviewed by whoever translated it, which is no review: common:open.'

describe('a review in a file', { timeout: 30_000 }, () => {
  it('by the translator of the text is none', async () => {
    const { root, edit, take } = await exported()
    await edit('open', { state: 'final' })
    expect((await take('--reviewer', 'A. Nowak')).out).toContain(notice)
    expect(await recordOf(root, 'open')).toBe(line)
    await take('--reviewer', 'B. Lis')
    expect(await recordOf(root, 'open')).toBe(recordLine('Open', 'Otwórz', `human (A. Nowak) ${today} B. Lis`))
  })

  it('by the translator of a new text is none; the record says who that is', async () => {
    const { root, edit, take } = await exported()
    await edit('open', { target: 'Otwarte', state: 'final' })
    expect((await take('--translator', 'C. Wilk', '--reviewer', 'C. Wilk')).out).toContain(notice)
    expect(await recordOf(root, 'open')).toBe(`${hashOf(['Open'])} ${hashOf(['Otwarte'])} human (C. Wilk) ${today}`)
  })

  it('of a new text forgets who translated the one before', async () => {
    const { root, edit, take } = await exported()
    await edit('open', { target: 'Otwarte', state: 'final' })
    await take('--reviewer', 'A. Nowak')
    expect(await recordOf(root, 'open')).toBe(`${hashOf(['Open'])} ${hashOf(['Otwarte'])} human ${today} A. Nowak`)
  })
})
