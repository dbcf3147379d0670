import path from 'node:path'
import type { Plugin } from 'vite'

/** What takes the place of Node's modules, and of our own that read from a disk or run a process. */
const standIns: Readonly<Record<string, string>> = {
  'node:fs/promises': 'nodeFs.ts',
  'node:path': 'nodePath.ts',
  'node:crypto': 'nodeCrypto.ts',
  'node:util': 'nodeUtil.ts',
  'node:buffer': 'nodeBuffer.ts',
  'lib/readText.ts': 'readText.ts',
  'lib/write.ts': 'write.ts',
  'lib/lock.ts': 'lock.ts',
  'lib/git.ts': 'git.ts',
  'lib/sealed.ts': 'sealed.ts',
  'server/watch.ts': 'watch.ts',
}

/**
 * Lets a browser run the engine of the workbench (model, checks, assist, edit) as it is: the few modules below it are replaced
 * by those in browser/standIns/. Anything else of Node's stops the build. `config` is the module of the project's configuration.
 */
export function standInPlugin(root: string, config: string): Plugin {
  const folder = path.join(import.meta.dirname, 'browser/standIns')
  const sources = path.join(import.meta.dirname, '..')
  const bySource = new Map(Object.entries(standIns).map(([name, file]) => [name, path.join(folder, file)]))
  return {
    name: 'workbench-stand-ins',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (source === 'workbench:config') return path.join(root, config)
      if (source.startsWith('node:')) {
        const standIn = bySource.get(source)
        if (standIn) return standIn
        const known = [...bySource.keys()].filter((name) => name.startsWith('node:')).join(', ')
        throw new Error(
          `${importer}: expected of Node only what the browser has a stand-in for, ${known}; found ${source}.`,
        )
      }
      if (!source.startsWith('.')) return null
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true })
      return resolved && (bySource.get(path.relative(sources, resolved.id).split(path.sep).join('/')) ?? resolved)
    },
  }
}
