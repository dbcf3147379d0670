/** npm run shots:accept: builds the site and keeps today's look of it as the reference pictures of tests/e2e/visual/. */
import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { execa } from 'execa'
import { startBrowser } from '../../i18n/context/capture.ts'
import { runCommand } from '../../lib/run.ts'
import { PLATFORM_FILE, platformDifference, platformHere, readPlatform, writePlatform } from './platform.ts'
import { visualCases } from './visualCases.ts'

await runCommand(async () => {
  const here = await platformHere(await browserVersion())
  const recorded = await readPlatform()
  // A picture that is within the tolerance stays as it is in git, unless all are taken on another machine.
  const update = recorded && platformDifference(recorded, here) === null ? 'changed' : 'all'
  const npm = (...args: string[]) => execa('npm', ['run', '--silent', ...args], { preferLocal: true, stdio: 'inherit' })
  await npm('build')
  // execa throws, and nothing is recorded, when a picture could not be taken.
  await npm('test:e2e', '--', '--project=site', 'visual.spec', `--update-snapshots=${update}`)
  await writePlatform(here)
  await tidyUp(path.dirname(PLATFORM_FILE))
})

async function browserVersion(): Promise<string> {
  const browser = await startBrowser()
  const version = browser.version()
  await browser.close()
  return version
}

/** Takes away the pictures of cases that are no more, and tells what the others weigh. */
async function tidyUp(folder: string): Promise<void> {
  const kept = new Set(visualCases.map(({ name }) => `${name}.png`))
  const pictures = (await readdir(folder)).filter((file) => file.endsWith('.png'))
  await Promise.all(pictures.filter((file) => !kept.has(file)).map((file) => rm(path.join(folder, file))))
  const sizes = await Promise.all([...kept].map(async (file) => (await stat(path.join(folder, file))).size))
  const kilobytes = Math.round(sizes.reduce((sum, size) => sum + size, 0) / 1000)
  console.log(`${kept.size} pictures in ${folder}/, ${kilobytes} kB. Look at those that "git status" lists.`)
}
