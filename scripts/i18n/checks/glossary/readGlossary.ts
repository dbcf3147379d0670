import { defaultLocale, type LocaleCode } from '../../../../src/config/locales.ts'
import { parseJson } from '../../../lib/json/parse.ts'
import { keepWhileSame } from '../../../lib/keep.ts'
import type { Finding } from '../../../lib/output.ts'
import { readText } from '../../../lib/readText.ts'
import { glossaryFile, placeOf } from '../../model/layout.ts'
import { LocaleProblem } from '../../model/localeFile.ts'
import { emptyGlossary, type Glossary, parseGlossary } from './glossaryFile.ts'

interface ReadGlossary {
  readonly glossary: Glossary
  readonly findings: Finding[]
}

const kept = keepWhileSame<ReadGlossary>()

/**
 * Reads locales/.workbench/<code>.glossary.json; a locale without one has an empty glossary. `keys` are the messages of English;
 * null when not all of them are known. Throws a LocaleProblem when the file is not UTF-8 or not JSON: without its terms
 * and exceptions nobody can judge a text. What else is wrong comes back as findings, and the rest is used.
 */
export async function readGlossary(
  folder: string,
  code: LocaleCode,
  keys: readonly string[] | null,
): Promise<ReadGlossary> {
  const file = placeOf(glossaryFile(folder, code))
  const text = await readText(glossaryFile(folder, code), code)
  if (text === null) return { glossary: emptyGlossary, findings: [] }
  if (typeof text !== 'string') throw new LocaleProblem(file, text)
  return kept(file, [text, keys?.join()], () => {
    const { fault } = parseJson(text)
    if (fault) throw new LocaleProblem(file, fault)
    const { glossary, mismatches } = parseGlossary(text, { isSource: code === defaultLocale, keys })
    return {
      glossary,
      findings: mismatches.map((mismatch) => ({
        file,
        key: '',
        rule: 'glossary-file',
        severity: 'error',
        ...mismatch,
      })),
    }
  })
}

/** The terms of a locale's glossary whose translation nobody has decided yet: their "use" is empty. */
export function undecidedFindings(folder: string, code: LocaleCode, { terms }: Glossary): Finding[] {
  return terms
    .filter(({ use, avoid }) => use.length + avoid.length === 0)
    .map(({ term, line }) => ({
      file: placeOf(glossaryFile(folder, code)),
      line,
      key: '',
      rule: 'undecided-term',
      severity: 'warning',
      expected: `a translation of “${term}” under "use"`,
      found: 'an empty list',
    }))
}
