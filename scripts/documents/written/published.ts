import { configureOnce } from 'i18next-workbench/config.ts'
import { readProject } from 'i18next-workbench/model/project.ts'
import { publishedProject } from 'i18next-workbench/model/publishing/published.ts'
import type { Written } from '../../../src/i18n/written.ts'
import { workbench } from '../../workbench.config.ts'
import { readWritten } from './read.ts'

/** The written pages as visitors get them: of one that is under work, the text before. */
export async function publishedPages(root: string): Promise<Written> {
  configureOnce(workbench)
  const { files } = publishedProject(await readProject(root))
  return (await readWritten(root, { texts: files })).written
}
