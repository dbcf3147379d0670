import { Command } from '@commander-js/extra-typings'
import { type CheckResult, checkProject, type LocaleSummary } from '../checks/checkProject.ts'
import { rules } from '../checks/rules.ts'
import { colors } from '../lib/colors.ts'
import { count, type Finding, lines, printFinding, printResult, printTable, report } from '../lib/output.ts'
import { currentUsageOrNote } from '../messages/currentUsage.ts'
import { editedLocale, readTexts } from '../messages/texts.ts'
import type { Project } from '../project/project.ts'

const helpOf = ({ command }: Project) => `
Each line names the file, the line, the text and the rule; --rules explains the rules. After errors the exit code is 1, with
--strict also after warnings. Terms and exceptions of a locale are in locales/.workbench/pl.glossary.json.

Examples:
  ${command} check
  ${command} check pl --strict
  ${command} check --json > findings.json`

/** i18next-workbench check: compares locales with English, and checks English itself. */
export const checkCommand = (project: Project) =>
  new Command('check')
    .description('Find errors in the texts of all languages.')
    .argument('[locale...]', 'which languages (default: all)')
    .option('--json', 'print one JSON object, { findings, summary }, and nothing else')
    .option('--strict', 'treat warnings as errors')
    .option('--rules', 'list the rules and stop')
    .addHelpText('after', helpOf(project))
    .action(async (codes, { json, strict, rules: isAsked }) => {
      if (isAsked) return console.log(printRules())
      const locales = codes.length > 0 ? codes.map((code) => editedLocale(project, code)) : project.locales
      const texts = await readTexts(project)
      const usage = locales.some((locale) => locale.public)
        ? await currentUsageOrNote(texts, 'English texts that no page shows are not found')
        : null
      const result = await checkProject(texts, locales, { usage, hasUndecided: codes.length > 0 })
      printResult(json, result, () => report(printCheck(result)))
      const errors = result.findings.filter(({ severity }) => severity === 'error').length
      const warnings = result.findings.length - errors
      if (errors + (strict ? warnings : 0) === 0) return
      if (json) process.exitCode = 1
      else throw new Error(`${[count(errors, 'error'), count(warnings, 'warning')].join(', ')} in the texts.`)
    })

/** The number of findings of one rule that are printed for each locale. One command records all unrecorded texts. */
const SHOWN = 20

/** The findings: the first 20 of one rule in one locale, and the number of the others. Then a line for each locale. */
function printCheck({ findings, summary }: CheckResult): string {
  const groups = Map.groupBy(joinWaiting(findings), (finding) => `${localeIn(finding)} ${finding.rule}`)
  const found = [...groups.values()].toSorted(byRecord).flatMap((list) => {
    const shown = list[0]?.rule === 'unrecorded' ? 1 : SHOWN
    return [list.slice(0, shown).map(printFinding), list.length > shown && printRest(list.slice(shown))]
  })
  return report(found, found.length > 0 && '', summary.map(printSummary))
}

const localeIn = ({ file }: Finding) => file.split('/')[1] ?? ''

/** One finding for a text that waits for translation into several languages. */
function joinWaiting(findings: readonly Finding[]): Finding[] {
  const isWaiting = ({ rule }: Finding) => rule === 'missing-key' || rule === 'english-changed'
  const groups = Map.groupBy(findings, (finding) => (isWaiting(finding) ? `${finding.rule} ${finding.key}` : finding))
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (!first || others.length === 0) return first ?? []
    return { ...first, found: `${first.found}; also in ${others.map(localeIn).join(', ')}` }
  })
}

/** Faults of texts come before unrecorded texts. */
const byRecord = ([one]: readonly Finding[], [other]: readonly Finding[]) =>
  Number(one?.rule === 'unrecorded') - Number(other?.rule === 'unrecorded')

const printRest = (rest: readonly Finding[]) =>
  colors.dim(`  … and ${rest.length} more (${rest[0]?.rule}; --json lists all)`)

function printSummary(summary: LocaleSummary): string[] {
  const { locale, texts, untranslated, errors, warnings, openComments } = summary
  const state = summary.public ? '' : ' (not public)'
  const problems = lines(
    errors > 0 && colors.red(count(errors, 'error')),
    warnings > 0 && colors.yellow(count(warnings, 'warning')),
  )
  const verdict = problems.length > 0 ? problems.join(', ') : colors.green('no problem')
  const open = openComments.length > 0 ? `; ${count(openComments.length, 'open comment')}:` : ''
  const total = `${locale}${state}: ${count(texts, 'text')}, ${untranslated} untranslated; ${verdict}${open}`
  return [total, ...openComments.map((comment) => `  ${comment.replaceAll('\n', ' ')}`)]
}

function printRules(): string {
  const rows = [...rules].map(([name, [severity, asks]]) => [name, severity, asks])
  return printTable(['rule', 'severity', 'what it asks for'], rows)
}
