import { expect, it } from 'vitest'
import { byId, changed, listed, openWorkspace, type Workspace } from '../../src/panel/state/workspace.ts'
import { fakeBackend } from '../fixtures/panel/fakeBackend.ts'

const project = await fakeBackend().project({})

/** The ids of what the list shows. */
const ids = (changes: Partial<Workspace>) =>
  listed(changed(openWorkspace(project), changes), byId(project), { overflowing: new Set(), drafts: new Set() }).map(
    ({ id }) => id,
  )

it('lists the message that is worked on also when the filter no longer fits', () => {
  const chosen = 'pages/services:hero.title'
  expect(ids({ filter: 'stale' })).not.toContain(chosen)
  expect(ids({ filter: 'stale', chosen })).toEqual([chosen, ...ids({ filter: 'stale' })])
})

it.each(['INTRO.title', 'why localization', 'dlaczego LOKALIZACJA'])(
  'finds words in keys, sources and translations: %s',
  (search) => {
    expect(ids({ search })).toEqual(['pages/services:intro.title'])
  },
)
