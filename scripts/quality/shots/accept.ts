/** npm run shots:accept: builds the site and keeps today's look of it as the reference pictures of tests/e2e/visual/. */
import { execa } from 'execa'
import { startBrowser } from 'i18next-workbench/lib/chromium.ts'
import { runCommand } from 'i18next-workbench/lib/run.ts'
import { PLATFORM_FILE, platformDifference, platformHere, readPlatform, writePlatform } from './platform.ts'

await runCommand(async () => {
  const browser = await startBrowser()
  const here = await platformHere(browser.version())
  await browser.close()
  const recorded = await readPlatform()
  // A picture that is within the tolerance stays as it is in git, unless all are taken on another machine.
  const update = recorded && platformDifference(recorded, here) === null ? 'changed' : 'all'
  const npm = (...args: string[]) => execa('npm', ['run', '--silent', ...args], { preferLocal: true, stdio: 'inherit' })
  await npm('build')
  // execa throws, and nothing is recorded, when a picture could not be taken.
  await npm('test:e2e', '--', '--project=site', 'visual.spec', `--update-snapshots=${update}`)
  await writePlatform(here)
  console.log(`Look at the pictures that "git status" lists beside ${PLATFORM_FILE}.`)
})
