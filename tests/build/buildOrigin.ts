/** npm run test:origin: builds the site for a public origin, for the tests of what only such a build has. */
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { execa } from 'execa'
import { originEnv, originLocales, originSite } from '../../scripts/lib/builds.ts'
import { runCommand } from '../../scripts/lib/run.ts'

await runCommand(async () => {
  await mkdir(path.dirname(originSite), { recursive: true })
  await execa('vite', ['build', '--outDir', originSite], {
    preferLocal: true,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...originEnv, ISOGLOSS_LOCALES: originLocales.map(({ code }) => code).join() },
  })
})
