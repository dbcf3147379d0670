import { Command } from '@commander-js/extra-typings'
import { asJson, count } from '../../lib/output.ts'
import { checkProject } from '../checks/checkProject.ts'
import { printCheck, printRules } from '../checks/printCheck.ts'
import { currentUsageOrNote } from '../context/currentUsage.ts'
import { localesNamed } from '../model/localeNamed.ts'
import { readProject } from '../model/project.ts'

const help = `
Each finding says where, what was expected and what was found. Errors end with exit code 1, and warnings with --strict.
What a rule asks for: --rules. The terms of a locale, and exceptions with their reasons: locales/.workbench/pl.glossary.json.

Examples:
  npm run i18n -- check
  npm run i18n -- check pl --strict
  npm run i18n -- check --json > findings.json`

/** npm run i18n -- check: compares locales with English, and looks at English itself. */
export const checkCommand = new Command('check')
  .description('Find what is wrong with the texts: every locale against English, and English itself.')
  .argument('[locale...]', 'which locales; all when none is named')
  .option('--json', 'print one JSON object, { findings, summary }, and nothing else')
  .option('--strict', 'take warnings for errors')
  .option('--rules', 'list the rules and stop')
  .addHelpText('after', help)
  .action(async (codes, { json, strict, rules }) => {
    if (rules) {
      console.log(printRules())
      return
    }
    const locales = localesNamed(codes)
    const project = await readProject()
    const usage = locales.some((locale) => locale.public)
      ? await currentUsageOrNote(project, 'lost pages and messages that nothing reads are not found')
      : null
    const result = await checkProject(project, locales, usage)
    console.log(json ? asJson(result) : printCheck(result))
    const errors = result.findings.filter(({ severity }) => severity === 'error').length
    const warnings = result.findings.length - errors
    if (errors + (strict ? warnings : 0) === 0) return
    if (json) process.exitCode = 1
    else throw new Error(`${[count(errors, 'error'), count(warnings, 'warning')].join(', ')} in the texts.`)
  })
