/** In place of scripts/workbench/src/lib/git.ts: there is no history here. What is needed of it came with the document. */
type Git = typeof import('../../../lib/git.ts')

export const commitsOf: Git['commitsOf'] = async () => []
export const gitOrNull: Git['gitOrNull'] = async () => null
export const personOfGit: Git['personOfGit'] = async () => null
export const readObjects: Git['readObjects'] = async () => new Map()
