import path from 'node:path'
import type { Plugin } from 'vite'

const here = import.meta.dirname

/** Modules replaced in every import outside this folder. */
const replacements: Readonly<Record<string, string>> = {
  react: path.join(here, 'react.ts'),
  'react/jsx-runtime': path.join(here, 'jsxRuntime.ts'),
}

/** React's own files, and react-i18next, which makes no element of the document and is imported by the replacements. */
const reactItself = /\/node_modules\/(react|react-dom|scheduler|react-i18next)\//

interface MarksOptions {
  /** The output folder for the browser's and the server's code. */
  readonly outDir: string
  readonly client: Readonly<Record<string, string>>
  readonly server: string
  /** The module for "workbench:application", which exports `application` (scripts/workbench/src/frame/application.ts). */
  readonly application: string
  /** Packages that render messages they receive, and so have to be bundled with the replacement. */
  readonly makesElements: readonly RegExp[]
  /** Replacements for site files that process texts, by the end of their paths. */
  readonly replaced: Readonly<Record<string, string>>
}

/**
 * Builds the site for the editor: every message carries its id up to the element or attribute that shows it. Documents are
 * byte-identical to those of a normal build (tests/build/marks.test.ts). Record: docs/decisions/translate-server.md.
 */
export function marks({ outDir, client, server, application, makesElements, replaced }: MarksOptions): Plugin[] {
  const replacing = new Set(Object.values(replaced))
  const places: Plugin = {
    name: 'isogloss:marks-places',
    // Runs after the site's own configuration, because it replaces parts of it.
    enforce: 'post',
    configEnvironment(name, { build }) {
      // Replaces the site's entries. A returned configuration would be merged with them.
      if (name === 'client' && build?.rolldownOptions) build.rolldownOptions.input = client
    },
    config: () => ({
      // Plugin timings do not help a translator.
      build: { rolldownOptions: { checks: { pluginTimings: false } } },
      environments: {
        client: { build: { outDir: path.join(outDir, 'client') } },
        ssr: {
          resolve: { noExternal: [...makesElements] },
          build: {
            outDir: path.join(outDir, 'server'),
            rolldownOptions: { input: server },
          },
        },
      },
    }),
  }
  const resolution: Plugin = {
    name: 'isogloss:marks',
    enforce: 'pre',
    resolveId: {
      order: 'pre',
      handler(source, importer) {
        if (source === 'workbench:application') return application
        if (importer === undefined || path.dirname(importer) === here || replacing.has(importer)) return null
        const asked = path.join(path.dirname(importer), source)
        const own = Object.keys(replaced).find((file) => asked.endsWith(`/${file}`))
        if (own) return replaced[own]
        return reactItself.test(importer) ? null : (replacements[source] ?? null)
      },
    },
  }
  return [places, resolution]
}
