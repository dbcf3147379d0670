import { readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ENV_FILES } from '../../scripts/lib/envFiles.ts'
import { type Copy, makeCopy } from '../fixtures/scenario/copy.ts'
import { takeOver } from '../fixtures/scenario/owner.ts'

/** The site of another owner has to pass every check, without changes in tests or other files. */
let copy: Copy

beforeAll(async () => {
  copy = await makeCopy()
  await takeOver(copy)
}, 300_000)
afterAll(() => copy?.remove())

/** Names, addresses, people, clients and colors of the first owner. "Isogloss:" explains the word on a map. */
const firstOwner =
  /isogloss\b(?!:)|ul\. przykładowa|sample avenue|wierzbicka|ellery|corvane|meridex|tessaline|quillon|#?0b4f5c|#?e4572e/i

describe('a site with another owner', { timeout: 1_200_000 }, () => {
  it('passes the checks of types, lint and texts', async () => {
    await copy.run('tsc', '--noEmit')
    await copy.run('biome', 'lint', '--error-on-warnings')
    expect(await copy.run('node', 'scripts/i18n.ts', 'check')).not.toContain('✗')
  })

  it('passes the unit tests with its own .env', async () => {
    // The copy shares packages with the project, whose workbench has the first owner's data.
    await rm(path.join(copy.site, 'tests/unit/scripts/quality'), { recursive: true })
    await copy.run('env', 'NODE_ENV=test', 'vitest', 'run', '--project', 'unit')
  })

  it('passes the tests of built files', async () => {
    const runAsTest = (...words: readonly string[]) => copy.run('env', `${ENV_FILES}=off`, ...words)
    await runAsTest('node', 'scripts/build.ts')
    const built = ['documents', 'links.test', 'pages', 'structured', 'words'].map((name) => `tests/build/${name}`)
    await runAsTest('vitest', 'run', '--project', 'build', ...built)
  })

  it('has no trace of the first owner in its build', async () => {
    const dist = path.join(copy.site, 'dist')
    const traces: string[] = []
    for (const file of await readdir(dist, { recursive: true, withFileTypes: true })) {
      if (!file.isFile()) continue
      const [found] = firstOwner.exec(await readFile(path.join(file.parentPath, file.name), 'utf8')) ?? []
      if (found || firstOwner.test(file.name))
        traces.push(`${path.relative(dist, file.parentPath)}/${file.name}: ${found}`)
    }
    expect(traces).toEqual([])
    for (const file of ['index.html', 'favicon.svg']) expect(await copy.read(`dist/${file}`)).toContain('#5b2a86')
  })
})
