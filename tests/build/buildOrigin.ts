/** npm run test:origin: builds the site for a public origin, for tests of features that only such a build has. */
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { execa } from 'execa'
import { originLocales, originSite, siteUrl } from '../../scripts/lib/builds.ts'
import { runCommand } from '../../scripts/lib/run.ts'

/** An environment with form services, and with analytics and maps, which need consent. */
const originEnv = {
  VITE_SITE_URL: siteUrl,
  VITE_CONTACT_FORM_URL: 'https://forms.example.com/contact',
  VITE_FREELANCE_FORM_URL: 'https://forms.example.com/freelance',
  VITE_GA_MEASUREMENT_ID: 'G-TEST1',
  VITE_MAPS_API_KEY: 'test-key',
}

await runCommand(async () => {
  await mkdir(path.dirname(originSite), { recursive: true })
  await execa('vite', ['build', '--outDir', originSite], {
    preferLocal: true,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...originEnv, ISOGLOSS_LOCALES: originLocales.map(({ code }) => code).join() },
  })
})
