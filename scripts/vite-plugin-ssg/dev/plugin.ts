import path from 'node:path'
import type { Plugin } from 'vite'
import type { SiteEnv } from '../../../src/config/env.ts'
import { defaultLocale, isLocaleCode, type LocaleCode } from '../../../src/config/locales.ts'

/** What the server that answers (server.ts) shares with the plugin. */
export interface DevState {
  /** The style sheets that were compiled for modules of the server, by their ids. */
  readonly styles: Map<string, string>
  /** The locales whose texts are watched. */
  readonly watched: Set<LocaleCode>
}

/** `vite dev` renders the same documents as a build, on request. */
export function developing(env: SiteEnv): Plugin {
  const state: DevState = { styles: new Map(), watched: new Set([defaultLocale]) }
  return {
    name: 'isogloss:ssg-dev',
    apply: 'serve',
    config: ({ root = process.cwd() }) => ({
      // Those of a page that is shown are watched: to watch two dozen locales takes a tenth of the time to the first page.
      server: { watch: { ignored: [(file) => isUnwatched(path.relative(root, file), state)] } },
    }),
    configureServer: async (server) => (await import('./server.ts')).devServer(server, env, state),
    transform: {
      filter: { id: /\.css$/ },
      // Vite has compiled the sheet, and hands on but the names of its classes.
      handler(code, id) {
        if (this.environment.name === 'ssr') state.styles.set(id, code)
      },
    },
  }
}

function isUnwatched(name: string, { watched }: DevState): boolean {
  const [folder, code = ''] = name.split(path.sep)
  return folder === 'locales' && isLocaleCode(code) && !watched.has(code)
}
