import path from 'node:path'
import { Command, Option } from 'commander'
import { runCommand } from '../../run.ts'
import { count } from '../output.ts'
import { type Project, readSoundProject, targetLocale, targetLocales, unitsIn } from '../project.ts'
import { recordUnits } from '../recording.ts'
import { type MessageRecord, type Origin, origins } from '../records.ts'
import { type Unit, unitId } from '../units.ts'
import { writeTogether } from '../write.ts'

interface Options {
  readonly locale?: readonly string[]
  readonly edited?: boolean
  readonly origin: Origin
  readonly reviewer?: string
}

export const acceptVerb = new Command('accept')
  .description(
    'Say that translations fit the English as it is now: after a change of English that did not alter the meaning, after editing a locale file by hand, or as the reviewer.',
  )
  .argument('[key...]', 'messages such as pages/about:hero.title; * stands for anything')
  .option('--locale <code...>', 'only in these locales (default: all)')
  .option('--edited', 'every string that was edited by hand and is not recorded yet')
  .addOption(new Option('--origin <origin>', 'where edited texts came from').choices(origins).default('human'))
  .option('--reviewer <name>', 'mark the strings as reviewed by this person')
  .addHelpText('after', '\nExample: npm run i18n -- accept "pages/about:*" --locale pl --reviewer "A. Nowak"')
  .action((keys: string[], options: Options) =>
    runCommand(async () => {
      if (keys.length === 0 && !options.edited) throw new Error('Name the keys to accept, or say --edited.')
      const project = await readSoundProject()
      const locales = options.locale?.map(targetLocale) ?? targetLocales
      const files = new Map<string, string>()
      const lines: string[] = []
      for (const locale of locales) {
        const units = unitsIn(project, locale)
        const chosen = chooseUnits(units, keys, options.edited ?? false)
        const changed = chosen.filter((unit) => unit.state !== 'untranslated')
        lines.push(
          `${locale.code}: ${count(changed.length, 'string')} accepted${remark(chosen.length - changed.length)}`,
        )
        if (changed.length === 0) continue
        const update = (unit: Unit) => nextRecord(unit, options)
        const { file, text } = recordUnits(project, locale, changed, update)
        files.set(file, text)
      }
      if (keys.length > 0) assertKnown(project, keys)
      await writeTogether(files)
      for (const line of lines) console.log(line)
      for (const file of files.keys()) console.log(`Wrote ${path.relative(process.cwd(), file)}.`)
    }),
  )

const remark = (untranslated: number) => (untranslated > 0 ? `, ${untranslated} not translated yet` : '')

function nextRecord(unit: Unit, { origin, reviewer }: Options): Partial<MessageRecord> {
  const edited = unit.state === 'unrecorded'
  return { ...(edited || !unit.record ? { origin, reviewer: null } : {}), ...(reviewer ? { reviewer } : {}) }
}

function chooseUnits(units: readonly Unit[], keys: readonly string[], edited: boolean): Unit[] {
  const patterns = keys.map(toPattern)
  return units.filter(
    (unit) => (edited && unit.state === 'unrecorded') || patterns.some((pattern) => pattern.test(unitId(unit))),
  )
}

/** A key with * for anything. */
function toPattern(key: string): RegExp {
  const parts = key.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('.*')}$`)
}

function assertKnown(project: Project, keys: readonly string[]): void {
  const [locale] = targetLocales
  const ids = locale ? unitsIn(project, locale).map(unitId) : []
  const unknown = keys.filter((key) => !ids.some((id) => toPattern(key).test(id)))
  if (unknown.length === 0) return
  throw new Error(
    `No such message in English: ${unknown.join(', ')}. Expected keys such as ${ids[0] ?? 'common:skip'}.`,
  )
}
