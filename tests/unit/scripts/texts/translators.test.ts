import { expect, it } from 'vitest'
import { readGlossary } from 'i18next-workbench/checks/glossary/glossaryFile.ts'
import { wordingOf } from 'i18next-workbench/formats/tbx.ts'
import { noteFinder, readNotes } from 'i18next-workbench/model/notes.ts'
import { readSoundProject, sourceKeys } from 'i18next-workbench/model/project.ts'
import { configureWorkbench } from '../../../../scripts/site/workbench.ts'

configureWorkbench()

/** What the translators of this site are told beside its texts. */

it('each note is about a message, and each message of a shared file has one', async () => {
  const project = await readSoundProject()
  const ids = sourceKeys(project)
  const notes = await readNotes(project.folder)
  const isOf = (id: string, { note, max } = noteFinder(notes)(id)) => note !== null || max !== null
  expect(notes.filter((one) => !ids.some((id) => isOf(id, noteFinder([one])(id)))).map(({ match }) => match)).toEqual(
    [],
  )
  expect(ids.filter((id) => !id.startsWith('pages/') && noteFinder(notes)(id).note === null)).toEqual([])
})

it('every term of the Polish glossary has a dictionary form', async () => {
  const { terms } = (await readGlossary(await readSoundProject(), 'pl')).glossary
  expect(terms.length).toBeGreaterThan(0)
  expect(
    terms.filter((term) => term.use.length > 0 && wordingOf(term).preferred === null).map(({ term }) => term),
  ).toEqual([])
})
