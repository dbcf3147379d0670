/**
 * The name of a reviewer as it goes into a record: one line, single spaces. Null when none is given; throws an error when the
 * name is empty, or has what a record uses between names and for its own words.
 */
export function reviewerNamed(given: string | undefined): string | null {
  if (given === undefined) return null
  const name = given.trim().replace(/\s+/g, ' ')
  if (name === '') throw new Error('--reviewer: expected a name, found nothing.')
  if (name.includes(';'))
    throw new Error(`--reviewer: expected the name of one person, found "${name}" with a semicolon.`)
  if (/^needs-work\b/.test(name)) throw new Error('--reviewer: expected a name, found "needs-work", which is a state.')
  return name
}
