import { existsSync } from 'node:fs'
import path from 'node:path'
import { Command, Option } from '@commander-js/extra-typings'
import { isToReview } from '../exchange/formats/baseline.ts'
import { documentOf } from '../exchange/formats/document.ts'
import { formats } from '../exchange/formats/formats.ts'
import { programNames, programs } from '../exchange/formats/model.ts'
import { count, report } from '../lib/output.ts'
import { writeTogether } from '../lib/write.ts'
import { readSoundTexts, targetLocale } from '../messages/texts.ts'
import { type Unit, type UnitState, unitStates } from '../messages/units.ts'
import { countSourceWords } from '../project/codes.ts'
import { languageName } from '../project/localeNamed.ts'
import type { Project } from '../project/project.ts'

const helpOf = ({ command }: Project) => `
--only takes the states of "status": ${unitStates.join(', ')}.
Texts that several pages show are in the pages common and forms. Which program shows what: scripts/workbench/docs/commands.md.

Examples:
  ${command} export pl --only untranslated,english-changed
  ${command} export pl --for poedit
  ${command} export pl --only unconfirmed --page about contacts --for po
  ${command} export pl --key "pages/about:hero.*"`

export const exportCommand = (project: Project) =>
  new Command('export')
    .description('Write the texts of a language to a file for a translation program, with notes and states.')
    .argument('<locale>', 'the language to translate into, such as pl')
    .addOption(
      new Option('--for <program>', 'your program, or a format (xliff is version 1.2)')
        .choices(programNames)
        .default('xliff' as const),
    )
    .option('--page <id...>', 'only the texts of these pages, such as about; also common and forms')
    .option('--only <states>', 'only texts in these states: --only untranslated,english-changed', toOnly)
    .option('--key <key...>', 'only these texts, such as pages/about:hero.title; * stands for anything')
    .option('--out <file>', 'where to write (default: isogloss-<locale>.<extension>)')
    .addHelpText('after', helpOf(project))
    .action(async (code, options) => {
      const locale = targetLocale(project, code)
      const format = formats[programs[options.for]]
      const { page: pages, only, key: keys } = options
      const texts = await readSoundTexts(project, [locale])
      const document = await documentOf(texts, locale, { pages, only, keys }, format)
      const units = document.units.map(({ unit }) => unit)
      if (units.length === 0) {
        const advice = `What there is: ${project.command} status ${locale.code}`
        return console.log(`Nothing to export: there is no such text. ${advice}`)
      }
      const file = freeFile(options.out ?? `isogloss-${locale.code}.${format.extension}`)
      await writeTogether(new Map([[file, format.serialize(document)]]))
      console.log(printExport(project, units, file, languageName(locale)))
    })

function toOnly(text: string): UnitState[] {
  return text.split(',').map((word) => {
    const found = unitStates.find((choice) => choice === word.trim())
    if (found) return found
    throw new Error(`--only "${word.trim()}": no such state. Use ${unitStates.join(', ')}.`)
  })
}

/** The wanted file, or with a number if that one exists: it may be a translation. */
function freeFile(wanted: string): string {
  const { dir, name, ext } = path.parse(wanted)
  for (let file = wanted, number = 2; ; file = path.join(dir, `${name}-${number++}${ext}`)) {
    if (!existsSync(file)) return file
  }
}

/** The amounts of an export, counted as by "status". */
function printExport(project: Project, units: readonly Unit[], file: string, language: string): string {
  const sources = units.map(({ forms }) => forms.at(-1)?.source ?? '')
  const words = countSourceWords(project, sources)
  const untranslated = units.filter(({ state }) => state === 'untranslated').length
  const open = units.filter(({ state }) => isToReview(state)).length
  const done = units.length - untranslated - open
  return report(
    `Wrote ${count(units.length, 'text')} for ${language} to ${file} (${count(words, 'word')} of English):`,
    `${untranslated} to translate, ${open} to look at (English changed, unrecorded, needs work), ${done} translated.`,
    `Next: translate the file in your program, then ${project.command} import ${file}`,
  )
}
