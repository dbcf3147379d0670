import { describe, expect, it } from 'vitest'
import { unreadFindings } from '../../src/checks/pages.ts'
import { config } from '../../src/config.ts'
import { readProject } from '../../src/model/project.ts'
import { makeProject } from '../fixtures/exchange/project.ts'

describe('a message that nothing reads', () => {
  const bundle = { hero: { title: 'See $t(end)', old: 'Was there' }, end: 'End', page_one: 'Page', page_other: 'Pages' }

  it('is found with its line, but not one that another message takes in', async () => {
    const project = await readProject(await makeProject({ 'en/pages/about.json': bundle }))
    const usage = new Map([['about', ['pages/about:hero.title', 'pages/about:page']]] as const)
    const found = unreadFindings(project, usage, config().rules).map(
      ({ rule, file, line, key }) => `${rule} ${file}:${line} ${key}`,
    )
    expect(found).toEqual(['key-unused locales/en/pages/about.json:4 pages/about:hero.old'])
  })
})
