import { sourceLocale } from '../config.ts'
import type { Project } from '../model/project.ts'
import { sourceMessages, unitId } from '../model/units.ts'
import type { PanelPage } from '../protocol/protocol.ts'

/** How many messages of a file are shown at a time. */
const MOST = 200

/** The texts of a project without pages, as pages of the editor: those of a file in their order, long files in parts. */
export function listPages({ files }: Pick<Project, 'files'>): PanelPage[] {
  return [...(files.get(sourceLocale()) ?? [])].flatMap(([namespace, { entries }]) => {
    const ids = sourceMessages(entries).map(({ key }) => unitId({ namespace, key }))
    const starts = Array.from({ length: Math.ceil(ids.length / MOST) }, (_, part) => part * MOST)
    return starts.map((start) => {
      const own = ids.slice(start, start + MOST)
      const title = starts.length === 1 ? namespace : `${namespace} ${start + 1}–${start + own.length}`
      return { view: title, title, address: null, ids: own }
    })
  })
}
