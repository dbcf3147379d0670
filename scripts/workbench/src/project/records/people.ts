import { jsonFileReader } from '../jsonFile.ts'
import type { LocaleProblem } from '../localeFile.ts'
import { type Project, workbenchFile } from '../project.ts'

/** The allowed names of the people who work on the texts. With an empty list, any name is allowed. */
export type People = readonly string[]

/** locales/.workbench/people.json: ["Maria Kowalska", "Ola Lis"] */
const peopleFile = (project: Project) => workbenchFile(project, 'people.json')

const read = jsonFileReader<People>([], (reader, root) => reader.texts(root, 'the names of people'))

/** Reads that file; a missing file is an empty list. Adds to `problems` if it is no list of names. */
export const readPeople = (project: Project, problems: LocaleProblem[]): People =>
  read(project, peopleFile(project), problems)
