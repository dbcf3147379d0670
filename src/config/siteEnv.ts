import type { SiteEnv } from './env.ts'

/** The environment of this build, read and validated by env.ts. The base path is in basePath.ts. */
export const siteEnv: Omit<SiteEnv, 'basePath'> = __SITE_ENV__
