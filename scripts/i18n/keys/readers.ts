import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { defaultLocale } from '../../../src/config/locales.ts'
import { referencesIn } from '../model/codes.ts'
import type { Project } from '../model/project.ts'
import { splitId } from '../model/units.ts'

/**
 * Where messages are probably read: lines of source files that name them, which may have to be changed by hand, and English
 * texts that take a message in by `$t(key)`. `ids` are messages of English, plural forms as one. A key that no line names as
 * a whole is put together from parts: then the lines count that name the nearest group above it.
 */
export async function readersOf(project: Project, ids: readonly string[]): Promise<string[]> {
  const sources = await readSources(path.dirname(project.folder))
  const places = ids.flatMap((id) => placesOf(id, sources))
  return [...new Set([...places, ...referring(project, new Set(ids))])]
}

interface Source {
  readonly file: string
  readonly text: string
}

async function readSources(root: string): Promise<Source[]> {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: root }).toSorted()
  return Promise.all(
    files.map(async (file) => ({
      file: file.split(path.sep).join('/'),
      text: await readFile(path.join(root, file), 'utf8'),
    })),
  )
}

function placesOf(id: string, sources: readonly Source[]): string[] {
  const { namespace, key } = splitId(id)
  const reading = sources.filter(
    ({ text }) => text.includes(`'${namespace}'`) || (namespace === 'common' && text.includes('useCommon')),
  )
  for (let name = key; name; name = name.slice(0, Math.max(0, name.lastIndexOf('.')))) {
    const found = reading.flatMap(({ file, text }) =>
      text.split('\n').flatMap((line, index) => (names(line, name) ? [`${file}:${index + 1}`] : [])),
    )
    if (found.length > 0) return found
  }
  return []
}

/** Whether a line has a key as a string, or as the beginning of one that is put together. */
const names = (line: string, key: string) => line.includes(`'${key}'`) || line.includes(`\`${key}.`)

function referring(project: Project, wanted: ReadonlySet<string>): string[] {
  return [...(project.files.get(defaultLocale)?.values() ?? [])].flatMap((bundle) =>
    [...bundle.entries.values()]
      .filter(({ text }) => referencesIn(text, bundle.namespace).some((id) => wanted.has(id)))
      .map(({ key }) => `${bundle.file}:${bundle.lineOf(key)}`),
  )
}
