import { assertBuilt, builds } from '../../scripts/lib/builds.ts'

/**
 * Ends the run before the first test when a build that the tests read is missing or out of date. A run of chosen files may
 * do without the builds beside dist/: few tests read them.
 */
export default function setup(): void {
  const chosen = process.argv.some((argument) => argument.startsWith('tests/build/'))
  assertBuilt(chosen ? [builds.dist] : [builds.dist, builds.origin])
}
