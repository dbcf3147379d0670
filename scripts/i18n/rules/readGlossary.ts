import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { defaultLocale, type LocaleCode } from '../../../src/config/locales.ts'
import type { Finding } from '../output.ts'
import { emptyGlossary, type Glossary, parseGlossary } from './glossaryFile.ts'

/**
 * Reads locales/<code>/glossary.json; a locale without one has an empty glossary. `keys` are the messages of English.
 * What is wrong with the file comes back as findings, and what could be read of it is used.
 */
export async function readGlossary(
  folder: string,
  code: LocaleCode,
  keys: readonly string[],
): Promise<{ glossary: Glossary; findings: Finding[] }> {
  const text = await readFile(path.join(folder, code, 'glossary.json'), 'utf8').catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null
      throw error
    },
  )
  if (text === null) return { glossary: emptyGlossary, findings: [] }
  const { glossary, remarks } = parseGlossary(text, { isSource: code === defaultLocale, keys })
  const file = `${path.basename(folder)}/${code}/glossary.json`
  const findings = remarks.map(
    (remark): Finding => ({ file, key: '', rule: 'glossary-file', severity: 'error', ...remark }),
  )
  return { glossary, findings }
}

/** The terms of a locale's glossary whose translation nobody has decided yet: their "use" is empty. */
export function undecidedFindings(folder: string, code: LocaleCode, { terms }: Glossary): Finding[] {
  return terms
    .filter(({ use, avoid }) => use.length + avoid.length === 0)
    .map(({ term, line }) => ({
      file: `${path.basename(folder)}/${code}/glossary.json`,
      line,
      key: '',
      rule: 'undecided-term',
      severity: 'warning',
      expected: `a translation of “${term}” under "use"`,
      found: 'an empty list',
    }))
}
