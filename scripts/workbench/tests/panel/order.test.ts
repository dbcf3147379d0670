import { describe, expect, it } from 'vitest'
import {
  byId,
  changed,
  type FilterName,
  listed,
  nextMatch,
  openWorkspace,
  type Workspace,
} from '../../src/panel/state/workspace.ts'
import type { MessageSummary, PanelProject } from '../../src/protocol/protocol.ts'

const locale = (code: string, name: string) => ({ code, tag: code, dir: 'ltr', name }) as const
const message = (id: string, state: MessageSummary['state']): MessageSummary => ({
  id,
  forms: [{ category: null, examples: [], source: `English of ${id}`, target: `Text of ${id}` }],
  state,
  hashes: { english: '00000000', text: '00000000' },
  isVerbatim: false,
  errors: 0,
  warnings: 0,
  annotations: [],
})

/** "shared" stands on every page. */
const project: PanelProject = {
  id: 'fake',
  tags: [],
  pluralSeparator: '_',
  person: null,
  people: [],
  values: {},
  source: locale('en', 'English'),
  target: locale('pl', 'Polish'),
  others: [],
  pages: [
    { view: 'home', title: 'Home', address: '/pl', ids: ['shared', 'home-1', 'home-2'] },
    { view: 'about', title: 'About', address: '/pl/about', ids: ['shared', 'about-1', 'about-2'] },
    { view: 'team', title: 'Team', address: '/pl/team', ids: ['shared', 'team-1'] },
  ],
  messages: [
    message('shared', 'translated'),
    message('home-1', 'stale'),
    message('home-2', 'translated'),
    message('about-1', 'untranslated'),
    message('about-2', 'stale'),
    message('team-1', 'reviewed'),
  ],
}
const messages = byId(project)
const circumstances = { overflowing: new Set<string>(), drafts: new Set(['team-1']) }
const at = (chosen: string, view: Workspace['view']) => changed(openWorkspace(project), { chosen, view })
const next = (workspace: Workspace, filter: FilterName) => nextMatch(workspace, messages, circumstances, { filter })

describe('nextMatch', () => {
  it('goes on along the page, to the following pages and on from the first', () => {
    expect(next(openWorkspace(project), 'unfinished')).toEqual({ id: 'home-1', view: 'home' })
    expect(next(at('home-1', 'home'), 'unfinished')).toEqual({ id: 'about-1', view: 'about' })
    expect(next(at('about-1', 'about'), 'unfinished')).toEqual({ id: 'about-2', view: 'about' })
    expect(next(at('about-2', 'about'), 'unfinished')).toEqual({ id: 'home-1', view: 'home' })
  })

  it('finds nothing where only the message that is worked on fits', () => {
    expect(next(at('team-1', 'team'), 'drafts')).toBeNull()
    expect(next(openWorkspace(project), 'overflowing')).toBeNull()
  })
})

describe('listed', () => {
  const ids = (workspace: Workspace) => listed(workspace, messages, circumstances).map(({ id }) => id)

  it('keeps the message that is worked on when it no longer fits', () => {
    const filtered = changed(at('home-2', 'home'), { filter: 'stale' })
    expect(ids(filtered)).toEqual(['home-1', 'home-2'])
  })

  it('finds words in keys, sources and translations', () => {
    const search = (words: string) => ids(changed(openWorkspace(project), { search: words }))
    expect(search('text of HOME-2')).toEqual(['home-2'])
    expect(search('english of home')).toEqual(['home-1', 'home-2'])
  })
})
