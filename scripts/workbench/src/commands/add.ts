import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Command } from '@commander-js/extra-typings'
import { config, isLocaleCode } from '../config.ts'
import { count } from '../../lib/output.ts'
import { report } from '../../lib/report.ts'
import { exclusively } from '../model/exclusively.ts'
import { glossaryFile, placeOf } from '../model/layout.ts'
import { insertRow, type NewRow, rowFor } from '../model/localeRows.ts'
import { categoriesOf } from '../model/plurals.ts'
import { readSoundProject } from '../model/project.ts'
import { glossaryStub } from '../new-locale/glossaryStub.ts'
import { skeletonOf } from '../new-locale/skeleton.ts'

export const addCommand = new Command('add')
  .description('Make a new locale: its row in the list of locales and its folder, with every key still to be filled.')
  .argument('<locale>', 'a language code in small letters, such as de or pt-br')
  .addHelpText(
    'after',
    '\nThe site builds with it at once, unpublished. Next: "export", "import", "check", "publish".\n\nExample: npm run i18n -- add de',
  )
  .action(async (code) => {
    if (isLocaleCode(code))
      throw new Error(
        `"${code}": expected a new locale, found one in ${config().localesFile}. See npm run i18n -- status ${code}`,
      )
    const row = rowFor(code)
    const project = await readSoundProject(undefined, { locales: [] })
    const folder = path.join(project.folder, code)
    if (existsSync(folder))
      throw new Error(`locales/${code}/: expected no such folder yet, found one. Move it away first.`)
    const table = path.resolve(config().localesFile)
    const files = new Map([[table, insertRow(await readFile(table, 'utf8'), row)]])
    const skeleton = skeletonOf(project.files, row)
    for (const [namespace, text] of skeleton) files.set(path.join(folder, `${namespace}.json`), text)
    const stub = await glossaryStub(project)
    if (stub) files.set(glossaryFile(project.folder, code), stub.text)
    await exclusively(process.cwd(), (write) => write(files))
    console.log(printAdded(row, skeleton.size, stub?.terms ?? 0))
  })

function printAdded(row: NewRow, files: number, terms: number): string {
  const glossary = `${placeOf(glossaryFile('locales', row.code))} with ${count(terms, 'term')} to decide`
  const says = config().newLocale?.(row.tag).says
  const own = says === undefined ? '' : `; ${says}`
  return report(
    `${row.name} (${row.tag}): locales/${row.code}/ with ${files} files, and a row in ${config().localesFile}.`,
    `  Direction ${row.dir}; plural forms ${categoriesOf(row.tag).join(', ')}${own}.`,
    terms > 0 && `  ${glossary}: write under "use" what a translation may say.`,
    `  Spelling: checked once there is a dictionary, npm install --save-dev --save-exact @cspell/dict-…`,
    `Next: npm run i18n -- export ${row.code}`,
  )
}
