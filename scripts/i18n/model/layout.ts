import path from 'node:path'

/** The folder in locales/ of all that is no message: other tools take any JSON beside messages for messages. */
const own = '.workbench'

/** A file of that folder by its name, such as "pl.record.json". */
export const workbenchFile = (folder: string, name: string) => path.join(folder, own, name)

/** locales/.workbench/pl.glossary.json */
export const glossaryFile = (folder: string, locale: string) => workbenchFile(folder, `${locale}.glossary.json`)

/** locales/.workbench/en.notes.json: of the locale that all others are translated from. */
export const notesFile = (folder: string, source: string) => workbenchFile(folder, `${source}.notes.json`)

/** As a person would name such a file: locales/.workbench/pl.record.json. */
export const placeOf = (file: string) => file.split(/[\\/]/).slice(-3).join('/')

/** Whether a folder in locales/ is that one. */
export const isOwnFolder = (name: string) => name === own
