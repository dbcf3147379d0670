/** The program of the package, on the i18next project in the present folder: npx i18next-workbench <command>. */
import { runNamed } from './commands/run.ts'
import { configure } from './config.ts'
import { type Detected, detectProject } from './layout/detect.ts'
import { count } from './lib/output.ts'
import { runCommand } from './lib/run.ts'

await runCommand(async () => {
  const detected = await detectProject(process.cwd())
  configure(detected.config)
  await runNamed({
    description:
      'Checks, exchanges and edits the translation files of an i18next project. All but send and get work offline.',
    after: `\nA command's own options: npx i18next-workbench <command> --help. Without a command: what was found.`,
    noCommand: async () => console.log(found(detected)),
  })
})

function found({ config, pattern, settingsFile, others }: Detected): string {
  const { locales, sourceLocale, layout, records, command } = config
  const targets = locales.map(({ code }) => code).filter((code) => code !== sourceLocale)
  const separator = layout.keySeparator === false ? 'none: files have no groups' : `"${layout.keySeparator}"`
  return [
    `Messages      ${pattern}${settingsFile ? ` (${settingsFile})` : ''}`,
    `Source        ${sourceLocale}`,
    `Translations  ${count(targets.length, 'language')}: ${targets.join(', ')}`,
    `Between names ${separator}`,
    `Records       ${records}/`,
    ...(others.length > 0 ? [`Left out      ${others.join(', ')}`] : []),
    '',
    'Is something of this wrong? Say what is right in workbench.config.ts: files, source, locales, records.',
    `Next: ${command} status, or ${command} --help`,
  ].join('\n')
}
