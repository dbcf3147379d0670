import path from 'node:path'
import { defaultLocale } from '../../../src/config/locales.ts'
import type { Project } from '../project.ts'
import { analyseKeys } from '../usage/analyse.ts'

/**
 * Where messages are read: lines of source files, which may have to be changed by hand, and English texts that take a
 * message in by `$t(key)`. `ids` are messages of English, plural forms as one.
 */
export async function readersOf(project: Project, ids: readonly string[]): Promise<string[]> {
  const wanted = new Set(ids)
  const { reads, dynamic } = await analyseKeys(path.dirname(project.folder))
  const places = reads
    .filter(({ namespace, key }) => wanted.has(`${namespace}:${key}`))
    .map(({ file, line }) => `${file}:${line}`)
  const built = dynamic.filter(({ pattern }) => ids.some((id) => path.matchesGlob(id, pattern)))
  return [...new Set([...places, ...built.map(({ file, line }) => `${file}:${line}`), ...referring(project, wanted)])]
}

function referring(project: Project, wanted: ReadonlySet<string>): string[] {
  return [...(project.files.get(defaultLocale)?.values() ?? [])].flatMap((bundle) =>
    [...bundle.entries.values()]
      .filter(({ text }) =>
        [...text.matchAll(/\$t\(\s*([^,)\s]+)/g)].some(([, key = '']) =>
          wanted.has(key.includes(':') ? key : `${bundle.namespace}:${key}`),
        ),
      )
      .map(({ key }) => `${bundle.file}:${bundle.lineOf(key)}`),
  )
}
