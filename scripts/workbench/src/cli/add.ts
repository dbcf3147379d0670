import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Command } from '@commander-js/extra-typings'
import { readGlossary } from '../checks/glossary/glossaryFile.ts'
import type { Term } from '../checks/glossary/terms.ts'
import { count, report } from '../lib/output.ts'
import { type ProjectTexts, readSoundTexts } from '../messages/texts.ts'
import { keysFor } from '../messages/units.ts'
import { exclusively } from '../project/exclusively.ts'
import { languageName } from '../project/localeNamed.ts'
import { insertRow, rowFor } from '../project/localeRows.ts'
import { categoriesOf } from '../project/plurals.ts'
import { glossaryFile, keyPath, type Locale, type Project, textFile } from '../project/project.ts'

export const addCommand = (project: Project) =>
  new Command('add')
    .description('Make a new locale: its row in the list of locales and its folder, with every key still to be filled.')
    .argument('<locale>', 'a language code in small letters, such as de or pt-br')
    .addHelpText(
      'after',
      `\nThe next build includes it, unpublished. Next: "export", "import", "check".\n\nExample: ${project.command} add de`,
    )
    .action(async (code) => {
      if (project.locales.some((locale) => locale.code === code))
        throw new Error(`${project.localesFile} has "${code}" already. See ${project.command} status ${code}`)
      const { localesFile } = project
      const row = rowFor(code, project.newLocale)
      const texts = await readSoundTexts(project, { locales: [] })
      const skeleton = skeletonOf(texts, row)
      const places = [...skeleton.keys()].map((namespace) => project.layout.path(code, namespace))
      const taken = places.find((place) => existsSync(path.join(project.root, place)))
      if (taken) throw new Error(`${taken} exists already. Move it away first.`)
      const files = new Map([...skeleton].map(([name, text]) => [textFile(project, code, name), text]))
      const table = path.join(project.root, localesFile)
      files.set(table, insertRow(await readFile(table, 'utf8'), row))
      const stub = await glossaryStub(texts)
      if (stub) files.set(glossaryFile(project, code), stub.text)
      await exclusively(project, (write) => write(files))
      console.log(printAdded(project, row, [path.dirname(places[0] ?? ''), places.length], stub?.terms ?? 0))
    })

function printAdded(
  { localesFile, recordsFolder, newLocale, command }: Project,
  row: Locale,
  [folder, files]: readonly [string, number],
  terms: number,
): string {
  const glossary = `${path.posix.join(recordsFolder, `${row.code}.glossary.json`)} with ${count(terms, 'term')} to decide`
  const says = newLocale?.(row.tag).says
  const own = says === undefined ? '' : `; ${says}`
  return report(
    `${languageName(row)} (${row.tag}): ${count(files, 'file')} in ${folder}/, and a row in ${localesFile}.`,
    `  Direction ${row.dir}; plural forms ${categoriesOf(row.tag).join(', ')}${own}.`,
    terms > 0 && `  ${glossary}: write under "use" what a translation may say.`,
    `  Spelling: checked once there is a dictionary, npm install --save-dev --save-exact @cspell/dict-…`,
    `Next: ${command} export ${row.code}`,
  )
}

/** The longest line that the project's formatter does not wrap. */
const WIDTH = 120

/** A glossary of the English terms of other locales, with an empty "use" for each undecided term; null for none. */
async function glossaryStub(project: ProjectTexts): Promise<{ text: string; terms: number } | null> {
  const names = new Map<string, Set<string>>()
  for (const { code } of project.targets) {
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
function skeletonOf({ files, layout, sourceLocale }: ProjectTexts, locale: Pick<Locale, 'tag'>): Map<string, string> {
  const english = [...(files.get(sourceLocale) ?? [])].filter(([namespace]) => !layout.isWhole(namespace))
  return new Map(
    english.map(([namespace, file]) => {
      const tree = keysFor(file, locale).map(keyPath).reduce<Skeleton>(withEmpty, {})
      return [namespace, `${JSON.stringify(tree, null, 2)}\n`]
    }),
  )
}

interface Skeleton {
  readonly [name: string]: Skeleton | string
}

/** Adds an empty text to a tree. */
function withEmpty(tree: Skeleton, [name = '', ...rest]: readonly string[]): Skeleton {
  const group = tree[name]
  return { ...tree, [name]: rest.length > 0 ? withEmpty(typeof group === 'object' ? group : {}, rest) : '' }
}
