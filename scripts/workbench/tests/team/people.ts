import { appendFile, cp, mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { execa } from 'execa'
import { vi } from 'vitest'
import { readJsonOf } from '../fixtures/edit.ts'
import { emptyEnglish, makeProject, putFiles } from '../fixtures/exchange/project.ts'
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
  const [bare, clone] = [path.join(folder, 'common.git'), path.join(folder, 'clone')]
  await execa('git', ['init', '--quiet', '--bare', '--template=', '--initial-branch=main', bare])
  await execa('git', ['clone', '--quiet', '--template=', bare, clone])
  const settings = { files: 'locales/{{language}}/{{namespace}}.json', records: 'locales/.workbench' }
  const files = {
    'src/page.tsx': '// The page\n',
    '.gitignore': '.cache/\n',
    'workbench.config.ts': `export default ${JSON.stringify(settings)}\n`,
  }
  await mkdir(path.join(clone, 'src'))
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(clone, name), text)
  const texts = { 'en/common.json': english, 'pl/common.json': polish, '.workbench/pl.record.json': {} }
  await putFiles(clone, { ...emptyEnglish, ...texts })
  const begin = ['-c', 'user.name=Owner', '-c', 'user.email=owner@example.org', 'commit', '--quiet', '-m', 'Begin']
  for (const args of [['add', '--all'], begin, ['push', '--quiet', '-u', 'origin', 'main']])
    await execa('git', args, { cwd: clone })
  return {
    bare,
    join: (name) => joinTeam(clone, path.join(folder, name), name),
    disconnect: () => rename(bare, `${bare}.away`),
    connect: () => rename(`${bare}.away`, bare),
  }
}

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
    texts: () => readJsonOf(root, 'pl/common.json'),
    unsettled: async () => (await readKept(root)).unsettled.map(({ key, yours }) => [key, yours]),
  }
}
