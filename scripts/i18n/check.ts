/** npm run i18n:check: reads every locale file and compares each locale with English. Exit code 1 on any finding. */
import path from 'node:path'
import pc from 'picocolors'
import { runCommand } from '../run.ts'
import { flatten, readBundles } from './bundles.ts'
import { compareBundles } from './compare.ts'

await runCommand(async () => {
  const { bundles, problems } = await readBundles(path.resolve('locales'))
  const { findings, missing } = compareBundles(bundles)
  const lines = [
    ...problems.map((problem) => problem.message),
    ...findings.map(
      ({ locale, namespace, key, expected, found }) =>
        `locales/${locale}/${namespace}.json: "${key}": expected ${expected}, found ${found}.`,
    ),
  ]
  for (const line of lines) console.error(pc.red(line))
  for (const [locale, namespaces] of bundles) {
    const count = [...namespaces.values()].reduce((sum, tree) => sum + flatten(tree).length, 0)
    const lacking = missing.filter((item) => item.locale === locale)
    console.log(`${locale}: ${count} messages, ${lacking.length} fall back to English`)
    for (const { namespace, key } of lacking.slice(0, 20)) console.log(`  ${namespace}: ${key}`)
  }
  if (lines.length > 0) throw new Error(`${lines.length} problem${lines.length === 1 ? '' : 's'} in locale files.`)
})
