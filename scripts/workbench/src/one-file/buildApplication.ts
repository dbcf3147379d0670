import path from 'node:path'
import { build } from 'vite'
import { standInPlugin } from './standInPlugin.ts'

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
    plugins: [standInPlugin(root, config)],
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
