import { type Locale, textPlace } from '../config.ts'
import { reportOn } from '../checks/findings.ts'
import { readGlossary } from '../checks/glossary/glossaryFile.ts'
import { sourceKeys } from '../checks/source.ts'
import type { Finding } from '../lib/output.ts'
import { findSpeller } from '../local/speller.ts'
import { wordsOf } from '../model/codes.ts'
import type { Project } from '../model/project.ts'

/** The words of some locales that no dictionary of the project has. Throws an error for a project without cspell. */
export async function spellingFindings(root: string, project: Project, locales: readonly Locale[]): Promise<Finding[]> {
  const spell = await findSpeller(root)
  if (!spell) throw new Error('--spelling: expected cspell among the packages of the project, found none.')
  const findings: Finding[] = []
  for (const { code } of locales) {
    const { glossary } = await readGlossary(project.folder, code, sourceKeys(project))
    const report = reportOn(code, glossary.exceptions)
    for (const [namespace, file] of project.files.get(code) ?? []) {
      const entries = [...file.entries.values()]
      const words = await spell(textPlace(code, namespace), entries.map(({ text }) => wordsOf(text)).join('\n'))
      for (const { word, suggestions } of words) {
        const expected = ['a word of the dictionaries', ...suggestions.map((one) => `“${one}”`)].join(', ')
        for (const { key, text } of entries.filter((entry) => hasWord(entry.text, word)))
          findings.push(
            ...report({ namespace, key, file }, [
              { rule: 'spelling', expected, found: `“${word}” in “${clip(text)}”` },
            ]),
          )
      }
    }
  }
  return findings
}

const hasWord = (text: string, word: string) =>
  (text.match(/[\p{L}\p{M}\p{N}'’-]+/gu) ?? []).some((one) => one.includes(word))

const clip = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text)
