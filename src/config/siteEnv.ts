import type { SiteEnv } from './env.ts'

/** The environment of this build, for the application. The build has read and checked it (env.ts); its base path is in basePath.ts. */
export const siteEnv: Omit<SiteEnv, 'basePath'> = __SITE_ENV__
