import { jsonIn } from '../../lib/json/values.ts'
import { keepWhileSame } from '../../lib/keep.ts'
import { readText } from '../../lib/readText.ts'
import { type Project, placeOf, workbenchFile } from '../project.ts'
import { LocaleProblem } from '../localeFile.ts'
import type { LocaleRecords } from './records.ts'
import { reviewersOf, translatorsOf } from './reviewers.ts'

/** The allowed names of the people who work on the texts. With an empty list, any name is allowed. */
export type People = readonly string[]

/** locales/.workbench/people.json: ["Maria Kowalska", "Ola Lis"] */
const peopleFile = (project: Project) => workbenchFile(project, 'people.json')

const none: People = []
const kept = keepWhileSame<People>()

/** Reads that file; a missing file is an empty list. Adds to `problems` if it is no list of names. */
export async function readPeople(project: Project, problems: LocaleProblem[]): Promise<People> {
  const place = placeOf(project, peopleFile(project))
  const text = await readText(peopleFile(project))
  if (text === null) return none
  const expected = 'a list of names, ["Maria Kowalska"]'
  const fault = typeof text === 'string' ? { line: 1, expected, found: text.slice(0, 60).trim() } : text
  const people = typeof text === 'string' ? kept(place, [text], () => namesIn(jsonIn(text))) : null
  if (people === null) problems.push(new LocaleProblem(place, fault))
  return people ?? none
}

const namesIn = (value: unknown): People | null =>
  Array.isArray(value) && value.every((name) => typeof name === 'string' && name.trim() !== '') ? value : null

/** The names to suggest: those of the list, and others who have worked on a locale. */
export function namesKnown(people: People, records: LocaleRecords): string[] {
  const worked = [...records.values()].flat().flatMap((record) => [...translatorsOf(record), ...reviewersOf(record)])
  return [...new Set([...people, ...worked])].toSorted()
}
