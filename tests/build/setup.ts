import { assertBuilt, builds } from '../../scripts/lib/builds.ts'

/** Ends the run before the first test when a build that the tests read is missing or out of date. */
export default function setup(): void {
  assertBuilt([builds.dist, builds.origin, builds.pseudo])
}
