import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { hashOf } from '../../src/model/units.ts'
import { englishPages, exportFile, polishPages, recordLine } from '../fixtures/exchange/exported.ts'
import { readJson, today } from '../fixtures/exchange/project.ts'

/** Annotations as Localization Quality Issues of ITS 2.0 in XLIFF 2.0, and back. */

const open = `${hashOf(['Otwórz'])} under-translation major 2026-01-02 (B. Lis) “It” is missing & <needed>`
const neutral = `${hashOf(['Otwórz'])} register neutral 2026-01-03 (B. Lis)`
const plural = `${hashOf(Object.values(polishPages))} grammar critical 2026-01-02 (B. Lis) Wrong case`
const past = `${hashOf(['Dawniej'])} omission major 2026-01-02 (B. Lis) Mended since`
const annotations = { open: [past, open, neutral], pages: plural }
const files = {
  'en/common.json': { open: 'Open it', ...englishPages, skip: 'Skip' },
  'pl/common.json': { open: 'Otwórz', ...polishPages, skip: 'Pomiń' },
  '.workbench/pl.record.json': { common: { open: recordLine('Open it', 'Otwórz') } },
  '.workbench/pl.annotations.json': { common: annotations },
}

async function exported() {
  const { change: changeAll, ...exported } = await exportFile('xliff', files)
  const { root } = exported
  const text = await readFile(exported.file, 'utf8')
  const change = (from: string | RegExp, to: string) => changeAll((before) => before.replace(from, to))
  const kept = async () => (await readJson(root, '.workbench/pl.annotations.json')).common
  return { ...exported, text, change, kept }
}

const profile = 'https://themqm.org/error-types-2/typology'
const other = '<its:locQualityIssue locQualityIssueType="misspelling" locQualityIssueComment="Otwóż?"'

describe('an export', () => {
  it('lists the annotations of a text as it is now, with a mark around it', async () => {
    const { text } = await exported()
    expect(text).toContain('xmlns:its="http://www.w3.org/2005/11/its" its:version="2.0"')
    expect(text).toContain(
      [
        '<its:locQualityIssues xml:id="lqi">',
        `        <its:locQualityIssue locQualityIssueType="mistranslation" locQualityIssueComment="“It” is missing &amp; &lt;needed&gt;" locQualityIssueSeverity="50" locQualityIssueProfileRef="${profile}#under-translation"/>`,
        `        <its:locQualityIssue locQualityIssueType="register" locQualityIssueSeverity="0" locQualityIssueProfileRef="${profile}#register"/>`,
        '      </its:locQualityIssues>',
      ].join('\n'),
    )
    expect(text).toContain(
      '<target><mrk id="lqi" type="its:generic" its:locQualityIssuesRef="#its=lqi">Otwórz</mrk></target>',
    )
    expect(text).toContain('its:locQualityIssuesRef="#its=lqi-2"><ph')
    expect(text.match(/<its:locQualityIssues /g)).toHaveLength(2)
    expect(text).not.toContain('Mended since')
  })
})

describe('an import', { timeout: 30_000 }, () => {
  it('keeps what a reviser has added with another tool, in a list or on a mark', async () => {
    const { change, take, kept } = await exported()
    await change('</its:locQualityIssues>', `${other} locQualityIssueSeverity="12.5"/></its:locQualityIssues>`)
    const mark =
      'its:locQualityIssueType="length" its:locQualityIssueComment="Too long" its:locQualityIssueSeverity="80"'
    await change('<target>Pomiń</target>', `<target><mrk id="m1" type="its:generic" ${mark}>Pom</mrk>iń</target>`)
    expect((await take('--reviewer', 'C. Wilk')).out).toContain('2 annotations kept')
    expect(await kept()).toEqual({
      open: [...annotations.open, `${hashOf(['Otwórz'])} spelling minor ${today} (C. Wilk) Otwóż?`],
      pages: plural,
      skip: `${hashOf(['Pomiń'])} truncation-text-expansion critical ${today} (C. Wilk) Too long`,
    })
    expect((await take()).out).toContain('Nothing to write.')
  })
})
