import path from 'node:path'
import { Command } from '@commander-js/extra-typings'
import { commandLine, type Locale, sourceLocale, textName } from '../config.ts'
import { amount, count, type Finding, listed, printFinding, report } from '../lib/output.ts'
import { exclusively } from '../model/exclusively.ts'
import { type Project, readSoundProject, targetLocale, unitsIn } from '../model/project.ts'
import { formKey, sourceMessages, textHash, type Unit, unitId } from '../model/units.ts'
import { checkUnits } from '../checks/localeRules.ts'
import { entriesOf } from '../model/history.ts'
import { type Commit, commitsOf, readObjects } from '../lib/git.ts'
import { once } from '../lib/once.ts'
import { recordEdits } from '../model/fileEdits.ts'
import { groupBy } from '../model/groups.ts'
import type { MessageRecord } from '../model/records/records.ts'
import { personNamed } from '../model/records/reviewers.ts'
import { next } from '../model/records/transition.ts'
import { editedFiles } from '../accept/accepting.ts'
import { attempt } from '../lib/attempt.ts'

const help = `
For teams that translate in Weblate, Crowdin or another platform, which commits files of messages alone. Each text that is
not recorded gets the record that its commit tells: made by those of "Translated-by:" lines, else by the author and those
of "Co-authored-by:" lines, on its day, from the English of that commit. Texts that no person has committed, or that have
an error of "check", stay unrecorded.

Examples:
  ${commandLine()} record pl --from-git
  ${commandLine()} record pl --from-git --programs "Build Server"   this author is nobody
  ${commandLine()} accept pl --undo                                 takes it back`

/** i18next-workbench record: what commits of other programs say of texts becomes their records. */
export const recordCommand = new Command('record')
  .description('Record who has made the texts that came by commits of other programs, as git’s history says.')
  .argument('<locale>', 'the locale, such as pl')
  .requiredOption('--from-git', 'from the author, the trailers and the day of each text’s commit')
  .option('--programs <name...>', 'authors who are no persons, besides known platforms')
  .option('--dry-run', 'say what would be recorded, write nothing')
  .addHelpText('after', help)
  .action(async (code, { programs = [], dryRun = false }) => {
    const locale = targetLocale(code)
    await exclusively(process.cwd(), async (write) => {
      const project = await readSoundProject(undefined, { locales: [locale] })
      const { recorded, left, findings, files } = await recordsFromGit(project, locale, programs)
      if (files.size > 0 && !dryRun) await write(files)
      const names = [...files.keys()].map((file) => path.relative(process.cwd(), file)).filter((file) => !isKept(file))
      console.log(
        report(
          recorded.map(({ unit, record }) => `  ${record.translator}, ${record.date}  ${unitId(unit)}`),
          findings.map(printFinding),
          `${locale.code}: ${count(recorded.length, 'message')} ${dryRun ? 'would be recorded' : 'recorded'}.`,
          amount(findings.length, 'error', ': these stay unrecorded. Mend the texts first.'),
          listed('Unrecorded, since no person has committed them:', left.map(unitId), 20),
          names.length > 0 &&
            !dryRun &&
            `Wrote ${names.join(', ')}. To take it back: ${commandLine()} accept ${code} --undo`,
        ),
      )
    })
  })

/** What takes a step back is no file of the project. */
const isKept = (file: string) => /edited-[^/\\]+\.json$/.test(file)

interface FromGit {
  readonly recorded: readonly { readonly unit: Unit; readonly record: MessageRecord }[]
  /** Those that stay unrecorded: no commit has them yet, or none that a person has made. */
  readonly left: readonly Unit[]
  readonly findings: readonly Finding[]
  /** What is to be written, and what takes it back. Empty when nothing is recorded. */
  readonly files: ReadonlyMap<string, string>
}

/**
 * Works out the records of texts that came by commits of other programs, such as a platform's: from the author, the trailers
 * and the day of the commit that has brought each, and with the English of that commit. `programs` are names of authors who are
 * no persons. Throws an error outside of a repository.
 */
async function recordsFromGit(project: Project, locale: Locale, programs: readonly string[]): Promise<FromGit> {
  const units = unitsIn(project, locale).filter(({ state }) => state === 'unrecorded')
  const errors = (await checkUnits(project, locale, units)).filter(({ finding }) => finding.severity === 'error')
  const sound = units.filter((unit) => !errors.some((error) => error.unit === unit))
  const recorded: { unit: Unit; record: MessageRecord }[] = []
  for (const [namespace, own] of groupBy(sound, (unit) => unit.namespace))
    recorded.push(...(await recordsOf({ project, locale, programs }, namespace, own)))
  const done = new Set(recorded.map(({ unit }) => unit))
  const of = { project, locale }
  const changes = recorded.map(({ unit, record }) => ({ unit, edits: recordEdits(of, unit, record) }))
  const { files, journal } = await editedFiles(of, changes)
  return {
    recorded,
    left: sound.filter((unit) => !done.has(unit)),
    findings: errors.map(({ finding }) => finding),
    files: recorded.length > 0 ? new Map([...files, ...journal]) : new Map(),
  }
}

interface Asked {
  readonly project: Project
  readonly locale: Locale
  readonly programs: readonly string[]
}

async function recordsOf({ project, locale, programs }: Asked, namespace: string, units: readonly Unit[]) {
  const { folder } = project
  const texts = new Map(units.flatMap((unit) => unit.forms.map((form) => [formKey(unit, form), form.target ?? ''])))
  const commits = await commitsWith(folder, textName(locale.code, namespace), texts)
  const english = await englishAt(folder, namespace, [...new Set([...commits.values()].map(({ id }) => id))])
  return units.flatMap((unit) => {
    const own = unit.forms.map((form) => commits.get(formKey(unit, form)))
    const whole = own.filter((commit) => commit !== undefined)
    const [newest] = whole.toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at))
    const people = new Set(whole.flatMap((commit) => peopleOf(commit, programs)))
    // A form that nobody has made leaves open who has a part in the message.
    if (!newest || whole.length < own.length || people.size === 0) return []
    const now = {
      english: english.get(newest.id)?.get(unit.key) ?? unit.english,
      text: textHash(unit),
      date: newest.at.slice(0, 10),
    }
    const record = [...people].reduce<MessageRecord | null>(
      (held, translator) => next(held, { kind: 'written', origin: 'human', translator }, now),
      null,
    )
    return record ? [{ unit, record }] : []
  })
}

/** By key, the newest commit that has brought a text. By lines it would be another: a message after it adds a comma. */
async function commitsWith(folder: string, file: string, texts: ReadonlyMap<string, string>) {
  const versions = (await commitsOf(folder, [file], MOST)).flatMap((commit) =>
    commit.changes.map(({ before, after }) => ({ commit, before, after })),
  )
  const objects = new Set(versions.flatMap(({ before, after }) => [before, after].filter(Boolean)))
  const contents = await readObjects(folder, [...objects])
  const entriesIn = once((object: string) => entriesOf(contents.get(object) ?? '', file))
  const found = new Map<string, Commit>()
  for (const { commit, before, after } of versions) {
    for (const [key, text] of texts) {
      const [old, now] = [before, after].map((object) => entriesIn(object).get(key)?.text)
      if (!found.has(key) && now === text && old !== text) found.set(key, commit)
    }
    if (found.size === texts.size) break
  }
  return found
}

const MOST = 1000

/** By commit, the hash of each message of a file of English. */
async function englishAt(folder: string, namespace: string, commits: readonly string[]) {
  const name = (commit: string) => `${commit}:./${textName(sourceLocale(), namespace)}`
  const texts = await readObjects(folder, commits.map(name))
  return new Map(
    commits.map((commit) => {
      const messages = sourceMessages(entriesOf(texts.get(name(commit)) ?? '', name(commit)))
      return [commit, new Map(messages.map(({ key, hash }) => [key, hash]))] as const
    }),
  )
}

/** Who has made a commit's texts: those of whom it says so, else its author and who has helped. Programs are nobody. */
function peopleOf({ author, address, message }: Commit, programs: readonly string[]): string[] {
  const said = (name: RegExp) => [...message.matchAll(name)].map(([, who = '']) => who)
  const translators = said(/^Translated?-by: *(.+)$/gim)
  const all = translators.length > 0 ? translators : [`${author} <${address}>`, ...said(/^Co-authored-by: *(.+)$/gim)]
  return all.flatMap((who) => {
    const [, name = who, address = ''] = /^(.*?)\s*<(.*)>$/.exec(who.trim()) ?? []
    return isProgram(name, address) || programs.includes(name) ? [] : (nameOf(name) ?? [])
  })
}

/** Whether a name or an address is that of a platform: people's private addresses at GitHub are "…@users.noreply.github.com". */
const isProgram = (name: string, address: string) =>
  /\bbot\b|\[bot\]|^(?:hosted )?weblate$|^github actions?$/i.test(name) ||
  /^(?:no-?reply|hosted|bot|[^@]*\+bot)@/i.test(address)

/** A name as records have it; null for what cannot be one. */
const nameOf = (given: string) => attempt(() => personNamed(given))
