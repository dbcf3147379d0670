import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Command } from '@commander-js/extra-typings'
import { readGlossary } from '../checks/glossary/glossaryFile.ts'
import { editJson } from '../lib/json/edits.ts'
import { count, report } from '../lib/output.ts'
import { type ProjectTexts, readSoundTexts } from '../messages/texts.ts'
import { keysFor } from '../messages/units.ts'
import { exclusively } from '../project/exclusively.ts'
import { languageName } from '../project/localeNamed.ts'
import { rowFor } from '../project/localeRows.ts'
import { categoriesOf } from '../project/plurals.ts'
import { glossaryFile, keyPath, type Locale, type Project, textFile } from '../project/project.ts'

export const addCommand = (project: Project) =>
  new Command('add')
    .description('Add a language: its row in the list of languages, and its folder with every text still to translate.')
    .argument('<locale>', 'the code of the new language in small letters, such as de or pt-br')
    .addHelpText(
      'after',
      `\nThe next build includes it, unpublished. Next: "export", "import", "check".\n\nExample: ${project.command} add de`,
    )
    .action(async (code) => {
      if (project.locales.some((locale) => locale.code === code))
        throw new Error(`${project.localesFile} has "${code}" already. See ${project.command} status ${code}`)
      const row = rowFor(code, project.newLocale)
      const texts = await readSoundTexts(project, [])
      const files = new Map(emptyFiles(texts, row))
      const taken = [...files.keys()].find(existsSync)
      if (taken) throw new Error(`${path.relative(project.root, taken)} exists already. Move it away first.`)
      const added = count(files.size, 'file')
      const table = path.join(project.root, project.localesFile)
      files.set(table, editJson(await readFile(table, 'utf8'), [{ path: [code], value: { ...row, code: undefined } }]))
      const terms = await undecidedTerms(texts)
      if (terms.length > 0) files.set(glossaryFile(project, code), printGlossary(terms))
      await exclusively(project, (write) => write(files))
      const glossary = `${path.posix.join(project.recordsFolder, `${code}.glossary.json`)} with ${count(terms.length, 'term')} to decide`
      console.log(
        report(
          `${languageName(row)} (${row.tag}): ${added} in ${project.layout.folder}/${code}/, and a row in ${project.localesFile}.`,
          `  Direction ${row.dir}; plural forms ${categoriesOf(row.tag).join(', ')}.`,
          terms.length > 0 && `  ${glossary}: write under "use" what a translation may say.`,
          `Next: ${terms.length > 0 ? 'decide the terms, then ' : ''}${project.command} export ${code}`,
        ),
      )
    })

/** The files of a new locale: every key of English with an empty text, in the plural forms of the locale. */
function emptyFiles(project: ProjectTexts, { code, tag }: Locale): [file: string, text: string][] {
  const english = [...(project.files.get(project.sourceLocale) ?? [])]
  return english.flatMap(([namespace, file]): [string, string][] => {
    if (project.layout.isWhole(namespace)) return []
    const edits = keysFor(file, { tag }).map((key) => ({ path: keyPath(key), value: '' }))
    return [[textFile(project, code, namespace), editJson('{}\n', edits)]]
  })
}

/** The English terms of the other glossaries, each with its other spellings. A glossary has a name once. */
async function undecidedTerms(project: ProjectTexts): Promise<string[][]> {
  const taken = new Set<string>()
  const terms: string[][] = []
  for (const { code } of project.targets) {
    const { glossary } = await readGlossary(project, code)
    for (const { term, names } of glossary.terms) {
      if (taken.has(term.toLowerCase())) continue
      const own = names.filter((name) => !taken.has(name.toLowerCase()))
      for (const name of own) taken.add(name.toLowerCase())
      terms.push(own)
    }
  }
  return terms
}

/** A glossary with an empty "use" for each term, as the project's formatter prints it. */
function printGlossary(terms: readonly (readonly string[])[]): string {
  const printed = terms.map(([term, ...variants]) => {
    const list = variants.map((name) => JSON.stringify(name)).join(', ')
    const fields = [`"term": ${JSON.stringify(term)}`, ...(list ? [`"variants": [${list}]`] : []), '"use": []']
    return `    {\n${fields.map((field) => `      ${field}`).join(',\n')}\n    }`
  })
  return `{\n  "terms": [\n${printed.join(',\n')}\n  ]\n}\n`
}
