import { expect, it } from 'vitest'
import { currentUsage } from 'i18next-workbench/model/currentUsage.ts'
import { keyPattern } from 'i18next-workbench/model/keyPattern.ts'
import { readProject, sourceKeys } from 'i18next-workbench/model/project.ts'
import { workbench } from '../../../../scripts/workbench.config.ts'

it('a message is listed as shown later only when there is one that no page reads', async () => {
  const project = await readProject()
  const read = new Set([...(await currentUsage(project)).values()].flat())
  const unread = sourceKeys(project).filter((id) => !read.has(id))
  const superfluous = Object.keys(workbench.rules.shownLater).filter(
    (key) => !unread.some((id) => keyPattern(key).test(id)),
  )
  expect(superfluous).toEqual([])
}, 60_000)
