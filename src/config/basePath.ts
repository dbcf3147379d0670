/**
 * The path that the site is deployed under, such as "/site", or "" at the root of a host. It is defined in bundled code
 * only. Scripts work with paths of the site and prefix the base path of their environment (env.ts) when they write an
 * address.
 */
export const basePath: string = typeof __BASE_PATH__ === 'undefined' ? '' : __BASE_PATH__
