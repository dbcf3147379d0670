import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Command } from '@commander-js/extra-typings'
import { config, commandLine, isLocaleCode, type Locale, textFile, textPlace } from '../config.ts'
import { localeFor } from '../layout/detect.ts'
import { count } from '../lib/output.ts'
import { report } from '../lib/report.ts'
import { exclusively } from '../model/exclusively.ts'
import { glossaryFile } from '../model/layout.ts'
import { insertRow, rowFor } from '../model/localeRows.ts'
import { categoriesOf } from '../model/plurals.ts'
import { readSoundProject } from '../model/project.ts'
import { glossaryStub } from '../new-locale/glossaryStub.ts'
import { skeletonOf } from '../new-locale/skeleton.ts'

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
    const { isStrict, localesFile } = config()
    // In a project that is not strict, its files are the list.
    const listed = isStrict ? rowFor(code) : null
    const row = listed ?? localeFor(code)
    const project = await readSoundProject(undefined, { locales: [] })
    const skeleton = skeletonOf(project.files, row)
    const places = [...skeleton.keys()].map((namespace) => textPlace(code, namespace))
    const taken = places.find((place) => existsSync(path.resolve(place)))
    if (taken) throw new Error(`${taken}: expected no such file yet, found one. Move it away first.`)
    const files = new Map([...skeleton].map(([name, text]) => [textFile(project.folder, code, name), text]))
    const table = path.resolve(localesFile)
    if (listed) files.set(table, insertRow(await readFile(table, 'utf8'), listed))
    const stub = await glossaryStub(project)
    if (stub) files.set(glossaryFile(project.folder, code), stub.text)
    await exclusively(process.cwd(), (write) => write(files))
    console.log(printAdded(row, [path.dirname(places[0] ?? ''), places.length], stub?.terms ?? 0))
  })

function printAdded(row: Locale, [folder, files]: readonly [string, number], terms: number): string {
  const { isStrict, localesFile } = config()
  const glossary = `${path.posix.join(config().records, `${row.code}.glossary.json`)} with ${count(terms, 'term')} to decide`
  const says = config().newLocale?.(row.tag).says
  const own = says === undefined ? '' : `; ${says}`
  return report(
    `${row.name} (${row.tag}): ${count(files, 'file')} in ${folder}/${isStrict ? `, and a row in ${localesFile}` : ''}.`,
    `  Direction ${row.dir}; plural forms ${categoriesOf(row.tag).join(', ')}${own}.`,
    terms > 0 && `  ${glossary}: write under "use" what a translation may say.`,
    isStrict && `  Spelling: checked once there is a dictionary, npm install --save-dev --save-exact @cspell/dict-…`,
    `Next: ${commandLine()} export ${row.code}`,
  )
}
