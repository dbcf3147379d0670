import type { SiteEnv } from './env.ts'

/** The environment of this build, for the application. The build has read and checked it (env.ts). */
export const siteEnv: SiteEnv = __SITE_ENV__
