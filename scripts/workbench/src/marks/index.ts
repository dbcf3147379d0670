import path from 'node:path'
import type { Plugin } from 'vite'

const here = import.meta.dirname

/** What is replaced, wherever it is imported but in this folder. */
const replacements: Readonly<Record<string, string>> = {
  react: path.join(here, 'react.ts'),
  'react/jsx-runtime': path.join(here, 'jsxRuntime.ts'),
}

/** React's own files, and react-i18next, which makes no element of the document and is imported by the replacements. */
const reactItself = /\/node_modules\/(react|react-dom|scheduler|react-i18next)\//

interface MarksOptions {
  /** Where the browser's and the server's code go. */
  readonly outDir: string
  readonly client: Readonly<Record<string, string>>
  readonly server: string
  /** What "workbench:application" is: a module that exports `application` (scripts/workbench/src/frame/application.ts). */
  readonly application: string
  /** The packages that make elements of messages which they are given, and so have to be bundled with the replacement. */
  readonly makesElements: readonly RegExp[]
  /** The files of the site that work on texts themselves, by the end of their paths, and those that take their place. */
  readonly replaced: Readonly<Record<string, string>>
}

/**
 * Makes a build in which every message carries its id as far as the element or attribute that shows it: for the
 * translators' editor and for pictures. Documents are those of a build without it, to the byte
 * (tests/build/marks.test.ts). Record: docs/decisions/translate-server.md.
 */
export function marks({ outDir, client, server, application, makesElements, replaced }: MarksOptions): Plugin[] {
  const replacing = new Set(Object.values(replaced))
  const places: Plugin = {
    name: 'isogloss:marks-places',
    // After the site's own configuration, of which this replaces parts.
    enforce: 'post',
    configEnvironment(name, { build }) {
      // The site's own entries are replaced, where a configuration would be merged.
      if (name === 'client' && build?.rolldownOptions) build.rolldownOptions.input = client
    },
    config: () => ({
      // How long plugins take is of no use to whoever waits for the editor.
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
