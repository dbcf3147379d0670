import { rmSync } from 'node:fs'
import { appendFile, cp, mkdir, mkdtemp, rename, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { execa } from 'execa'
import { vi } from 'vitest'
import { once } from '../../src/lib/once.ts'
import { emptyEnglish, makeProject, putFiles, readJson } from '../fixtures/exchange/project.ts'
import { getWork, type Outcome, readKept, repositoryOf, sendWork } from '../../src/team/team.ts'

/** Somebody with a clone of the common repository. */
export interface Worker {
  readonly name: string
  readonly root: string
  git(...args: string[]): Promise<string>
  send(): Promise<Outcome>
  get(): Promise<Outcome>
  /** What this person's Polish says, by key. */
  texts(): Promise<Record<string, string>>
  /** Own texts that wait to be compared with those of others, by key. */
  unsettled(): Promise<[key: string, yours: string][]>
}

export interface Team {
  /** The common repository, to which nobody has a working copy. */
  readonly bare: string
  join(name: string): Promise<Worker>
  /** The network goes, and comes back. */
  disconnect(): Promise<void>
  connect(): Promise<void>
}

/** A repository with some texts on its branch "main", which people can join. */
export async function makeTeam(english: Record<string, string>, polish = english): Promise<Team> {
  vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null')
  vi.stubEnv('GIT_CONFIG_NOSYSTEM', '1')
  const folder = await makeProject()
  await cp(await templateOf(JSON.stringify([english, polish])), folder, { recursive: true })
  const bare = path.join(folder, 'common.git')
  return {
    bare,
    join: (name) => joinTeam(path.join(folder, 'clone'), path.join(folder, name), name),
    disconnect: () => rename(bare, `${bare}.away`),
    connect: () => rename(`${bare}.away`, bare),
  }
}

/** A folder with such a repository and a clone of it. Each test copies it: that takes less time than to make it. */
const templateOf = once(async (texts: string): Promise<string> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'team-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const [english, polish] = JSON.parse(texts)
  const clone = path.join(folder, 'clone')
  await execa('git', ['init', '--quiet', '--bare', '--template=', '--initial-branch=main', 'common.git'], {
    cwd: folder,
  })
  await execa('git', ['clone', '--quiet', '--template=', 'common.git', clone], { cwd: folder })
  const settings = { files: 'locales/{{language}}/{{namespace}}.json', records: 'locales/.workbench' }
  const files = {
    'src/page.tsx': '// The page\n',
    '.gitignore': '.cache/\n',
    'workbench.config.ts': `export default ${JSON.stringify(settings)}\n`,
  }
  await mkdir(path.join(clone, 'src'))
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(clone, name), text)
  const all = { ...emptyEnglish, 'en/common.json': english, 'pl/common.json': polish, '.workbench/pl.record.json': {} }
  await putFiles(clone, all)
  const begin = ['-c', 'user.name=Owner', '-c', 'user.email=owner@example.org', 'commit', '--quiet', '-m', 'Begin']
  // By its own place, which is another one in each copy.
  const remote = ['remote', 'set-url', 'origin', '../common.git']
  for (const args of [['add', '--all'], begin, remote, ['push', '--quiet', '-u', 'origin', 'main']])
    await execa('git', args, { cwd: clone })
  return folder
})

/** A copy of a clone takes less time than another one. */
async function joinTeam(clone: string, root: string, name: string): Promise<Worker> {
  await cp(clone, root, { recursive: true })
  const email = `${name.trim().toLowerCase().replaceAll(' ', '.')}@example.org`
  await appendFile(path.join(root, '.git/config'), `[user]\n\tname = ${name}\n\temail = ${email}\n`)
  return {
    ...{ name, root },
    git: async (...args) => (await execa('git', args, { cwd: root })).stdout,
    send: async () => sendWork(await repositoryOf(root), null),
    get: async () => getWork(await repositoryOf(root), null),
    texts: () => readJson(root, 'pl/common.json'),
    unsettled: async () => (await readKept(await repositoryOf(root))).unsettled.map(({ key, yours }) => [key, yours]),
  }
}
