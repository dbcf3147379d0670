import path from 'node:path'
import { hashOfBuild } from '../../lib/hashOfBuild.ts'
import { hashOf } from '../../lib/sealed.ts'

/** What builds of the same project may differ in besides their messages, as hashes. */
export interface BuildKeys {
  /** The scripts, the packages and Node: what makes the files, compressed ones included. */
  readonly tools: string
  /** The modules of the site that scripts can import, the template and the settings. Node reads no .tsx and no style. */
  readonly modules: string
  /** All of that, and every other source that is bundled. */
  readonly code: string
}

/** npm's own record says which packages are really there; a copy of the project may lack package-lock.json. */
const toolSources = [
  'scripts',
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
  'node_modules/.package-lock.json',
]

/** Reads every source but the messages. */
export async function buildKeys(root: string): Promise<BuildKeys> {
  const { version, platform, arch, env } = process
  const tools = hashOf(version, platform, arch, env['NODE_ENV'], await hashOfBuild(root, toolSources))
  const modules = await hashOfBuild(root, ['src', 'index.html'], (name) => /\.(ts|html)$/.test(name))
  const code = await hashOfBuild(root, ['src', 'index.html', 'public'])
  return { tools, modules: hashOf(tools, modules), code: hashOf(tools, code) }
}

/** Whether the sources are still those of the keys: what is made while somebody edits them is nothing to be kept. */
export async function areCurrent(root: string, { code }: BuildKeys): Promise<boolean> {
  return (await buildKeys(root)).code === code
}

/** What builds keep for later ones. */
export const cacheFolder = (root: string) => path.join(root, '.cache/build')
