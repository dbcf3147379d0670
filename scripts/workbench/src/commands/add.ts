import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Command } from '@commander-js/extra-typings'
import {
  commandLine,
  config,
  isLocaleCode,
  keyPath,
  type Locale,
  isWhole,
  sourceLocale,
  targetLocales,
  textFile,
  textPlace,
} from '../config.ts'
import { count, report } from '../lib/output.ts'
import { exclusively } from '../model/exclusively.ts'
import { glossaryFile } from '../model/layout.ts'
import { insertRow, rowFor } from '../model/localeRows.ts'
import { categoriesOf } from '../model/plurals.ts'
import { type Project, readSoundProject } from '../model/project.ts'
import { readGlossary } from '../checks/glossary/glossaryFile.ts'
import type { Term } from '../checks/glossary/terms.ts'
import { editJson } from '../lib/json/edits.ts'
import type { LocaleFiles } from '../model/bundles.ts'
import { keysFor } from '../model/units.ts'

export const addCommand = new Command('add')
  .description('Make a new locale: its row in the list of locales and its folder, with every key still to be filled.')
  .argument('<locale>', 'a language code in small letters, such as de or pt-br')
  .addHelpText(
    'after',
    `\n${config().rendering ? 'The site builds with it at once, unpublished. ' : ''}Next: "export", "import", "check".\n\nExample: ${commandLine()} add de`,
  )
  .action(async (code) => {
    if (isLocaleCode(code))
      throw new Error(
        `"${code}": expected a new locale, found one in ${config().localesFile}. See ${commandLine()} status ${code}`,
      )
    const { localesFile } = config()
    const row = rowFor(code)
    const project = await readSoundProject(undefined, { locales: [] })
    const skeleton = skeletonOf(project.files, row)
    const places = [...skeleton.keys()].map((namespace) => textPlace(code, namespace))
    const taken = places.find((place) => existsSync(path.resolve(place)))
    if (taken) throw new Error(`${taken}: expected no such file yet, found one. Move it away first.`)
    const files = new Map([...skeleton].map(([name, text]) => [textFile(project.folder, code, name), text]))
    const table = path.resolve(localesFile)
    files.set(table, insertRow(await readFile(table, 'utf8'), row))
    const stub = await glossaryStub(project)
    if (stub) files.set(glossaryFile(project.folder, code), stub.text)
    await exclusively(process.cwd(), (write) => write(files))
    console.log(printAdded(row, [path.dirname(places[0] ?? ''), places.length], stub?.terms ?? 0))
  })

function printAdded(row: Locale, [folder, files]: readonly [string, number], terms: number): string {
  const { localesFile } = config()
  const glossary = `${path.posix.join(config().records, `${row.code}.glossary.json`)} with ${count(terms, 'term')} to decide`
  const says = config().newLocale?.(row.tag).says
  const own = says === undefined ? '' : `; ${says}`
  return report(
    `${row.name} (${row.tag}): ${count(files, 'file')} in ${folder}/, and a row in ${localesFile}.`,
    `  Direction ${row.dir}; plural forms ${categoriesOf(row.tag).join(', ')}${own}.`,
    terms > 0 && `  ${glossary}: write under "use" what a translation may say.`,
    `  Spelling: checked once there is a dictionary, npm install --save-dev --save-exact @cspell/dict-…`,
    `Next: ${commandLine()} export ${row.code}`,
  )
}

/** The longest line that the project's formatter does not wrap. */
const WIDTH = 120

/** A glossary of the English terms of other locales, with an empty "use" for each undecided term; null for none. */
async function glossaryStub(project: Project): Promise<{ text: string; terms: number } | null> {
  const names = new Map<string, Set<string>>()
  for (const { code } of targetLocales()) {
    const { glossary } = await readGlossary(project, code)
    for (const term of glossary.terms) addTerm(names, term)
  }
  if (names.size === 0) return null
  const lines = [...names.values()].map((spellings) => printTerm([...spellings]))
  return { text: `{\n  "terms": [\n${lines.join(',\n')}\n  ]\n}\n`, terms: names.size }
}

/** Spellings by the lower-case name of a term. A glossary has each name once, and the new one must, too. */
function addTerm(names: Map<string, Set<string>>, { term, names: spellings }: Term): void {
  const taken = [...names.values()].flatMap((set) => [...set]).map((name) => name.toLowerCase())
  const known = names.get(term.toLowerCase())
  if (!known && taken.includes(term.toLowerCase())) return
  const fresh = spellings.filter((name) => !taken.includes(name.toLowerCase()))
  names.set(term.toLowerCase(), new Set([...(known ?? []), ...fresh]))
}

function printTerm([term = '', ...variants]: readonly string[]): string {
  const list = variants.map((name) => JSON.stringify(name)).join(', ')
  const fields = [`"term": ${JSON.stringify(term)}`, ...(list ? [`"variants": [${list}]`] : []), '"use": []']
  const line = `    { ${fields.join(', ')} }`
  return line.length < WIDTH ? line : `    {\n${fields.map((field) => `      ${field}`).join(',\n')}\n    }`
}

/**
 * The files of a new locale, by namespace: every key of English with an empty text, in the plural forms of the locale.
 */
function skeletonOf(files: LocaleFiles, locale: Pick<Locale, 'tag'>): Map<string, string> {
  const english = [...(files.get(sourceLocale()) ?? [])].filter(([namespace]) => !isWhole(namespace))
  return new Map(
    english.map(([namespace, file]) => {
      const empty = keysFor(file, locale).map((key) => ({ path: keyPath(key), value: '' }))
      return [namespace, editJson('{}\n', empty)]
    }),
  )
}
