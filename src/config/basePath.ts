/**
 * The path below which a site stands that has not its host to itself, such as "/site"; "" at the root of a host. Known in the
 * code that a build bundles, so that what makes links makes addresses. Scripts around it deal with paths of the site; where they
 * write an address, they put the base path of their environment (env.ts) before it.
 */
export const basePath: string = typeof __BASE_PATH__ === 'undefined' ? '' : __BASE_PATH__
