import { assertBuilt, builds } from '../../scripts/lib/builds.ts'

/**
 * Ends the run before the first test if a required build is missing or outdated. A run of chosen files requires only dist/,
 * since few tests read the other builds.
 */
export default function setup(): void {
  const chosen = process.argv.some((argument) => argument.startsWith('tests/build/'))
  assertBuilt(chosen ? [builds.dist] : [builds.dist, builds.origin])
}
