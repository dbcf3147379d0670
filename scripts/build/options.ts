import type { SsgOptions } from 'vite-plugin-ssg'
import type { SiteEnv } from '../../src/config/env.ts'
import { builtLocales, type LocaleCode } from '../../src/config/locales.ts'
import { ERROR_EVENT, MESSAGES_EVENT } from '../../src/config/protocol.ts'
import { type ViewId, viewIds } from '../../src/config/routes.ts'
import { viewHref } from '../../src/i18n/href.ts'
import type { PageData } from './render.ts'
import { pageSource } from './sources.ts'

/** The options of vite-plugin-ssg for this site. */
export const siteOptions = (env: SiteEnv): SsgOptions<PageData, LocaleCode, ViewId> => ({
  routes: viewIds,
  locales: builtLocales.map(({ code }) => code),
  base: env.basePath,
  address: viewHref,
  render: 'scripts/build/render.ts',
  moduleOf: pageSource,
  files: async (build) => (await import('./content.ts')).siteContent(env, build),
  development: {
    module: 'scripts/build/development.ts',
    texts: { files: /^(src\/config\/claims\.ts|locales\/.*\.json)$/, event: MESSAGES_EVENT },
    // The modules that read messages and report errors.
    errors: { event: ERROR_EVENT, reporting: /\/src\/(app|i18n)\// },
  },
})
