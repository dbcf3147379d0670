import { mismatch, readJsonFile } from '../jsonFile.ts'
import { workbenchFile } from '../layout.ts'
import type { LocaleProblem } from '../localeFile.ts'
import type { LocaleRecords } from './records.ts'
import { isAmong, knowPeople, type People, personNamed, reviewersOf, translatorsOf, UNNAMED } from './reviewers.ts'

/** locales/.workbench/people.json: who works on the texts, { "Maria Kowalska": ["MK"] }, with short forms of each name. */
export const peopleFile = (folder: string) => workbenchFile(folder, 'people.json')

/** Reads that file; its short forms stand for names from then on. Adds to `problems` names that are none, or twice. */
export async function readPeople(folder: string, problems: LocaleProblem[]): Promise<People> {
  const file = await readJsonFile(peopleFile(folder), problems)
  const people = new Map<string, readonly string[]>()
  // So that names are taken as they stand in the file.
  knowPeople(people)
  for (const [name, value] of Object.entries(file?.tree ?? {})) {
    const expected = faultOf(people, name, value)
    if (expected === null && Array.isArray(value)) people.set(name, value)
    else if (file) problems.push(mismatch(file, [name], expected ?? '', value))
  }
  knowPeople(people)
  return people
}

function faultOf(people: People, name: string, value: unknown): string | null {
  if (!Array.isArray(value) || !value.every((item) => typeof item === 'string')) return 'a list of short forms'
  const known = [...people].flatMap(([other, forms]) => [other, ...forms])
  const twice = [name, ...value].find((form) => known.includes(form))
  if (twice !== undefined) return `each name and short form once, but "${twice}" stands for two people`
  try {
    for (const form of [name, ...value]) personNamed(form, 'The list of people')
    return null
  } catch (error) {
    return error instanceof Error ? error.message : null
  }
}

/** The names to propose: those of the list, and whoever else has worked on a locale. */
export function namesKnown(people: People, records: LocaleRecords): string[] {
  const names = new Set(people.keys())
  for (const record of [...records.values()].flat()) {
    for (const name of [...translatorsOf(record), ...reviewersOf(record)]) {
      if (name !== UNNAMED && !isAmong([...names], name)) names.add(name)
    }
  }
  return [...names].toSorted()
}
