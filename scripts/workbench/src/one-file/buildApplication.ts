import path from 'node:path'
import { build, type Plugin } from 'vite'

/** The workbench's application as two texts: a classic script, since no browser loads modules from a disk, and a style sheet. */
export interface Application {
  readonly script: string
  readonly style: string
}

/** Builds browser/main.tsx of the project in a folder; `config` is the module of its configuration. Throws an error when that needs more than a browser has. */
export async function buildApplication(root: string, config: string): Promise<Application> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [inBrowser(root, config)],
    build: {
      write: false,
      target: 'baseline-widely-available',
      assetsInlineLimit: Number.POSITIVE_INFINITY,
      cssCodeSplit: false,
      modulePreload: false,
      rolldownOptions: {
        input: path.join(import.meta.dirname, 'browser/main.tsx'),
        output: { format: 'iife' },
      },
    },
  })
  if (!('output' in result)) throw new Error('The application of the workbench: expected one build, found several.')
  const scripts = result.output.flatMap((file) => (file.type === 'chunk' ? [file.code] : []))
  const styles = result.output.flatMap((file) =>
    file.type === 'asset' && file.fileName.endsWith('.css') ? [String(file.source)] : [],
  )
  const [script] = scripts
  if (script === undefined || scripts.length > 1)
    throw new Error(`The application of the workbench: expected one script, found ${scripts.length}.`)
  return { script, style: styles.join('\n') }
}

/** Node's modules, and our own that read from a disk or run a process. */
const ofComputer = {
  node: ['node:fs/promises', 'node:path', 'node:crypto', 'node:util'],
  own: ['lib/readText.ts', 'lib/write.ts', 'lib/lock.ts', 'lib/git.ts', 'lib/sealed.ts', 'server/watch.ts'],
}

/**
 * Lets a browser run the engine of the workbench (model, checks, assist, edit) as it is: browser/computer.ts takes the place of
 * the few modules below it. Anything else of Node's stops the build.
 */
function inBrowser(root: string, config: string): Plugin {
  const computer = path.join(import.meta.dirname, 'browser/computer.ts')
  const own = new Set(ofComputer.own.map((name) => path.join(import.meta.dirname, '..', name)))
  return {
    name: 'workbench-in-browser',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (source === 'workbench:config') return path.join(root, config)
      if (ofComputer.node.includes(source)) return computer
      if (source.startsWith('node:'))
        throw new Error(`${importer}: expected of Node only ${ofComputer.node.join(', ')}; found ${source}.`)
      if (!source.startsWith('.')) return null
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true })
      return resolved && own.has(path.normalize(resolved.id)) ? computer : resolved
    },
  }
}
