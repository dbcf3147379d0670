import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { footerColumns, menuEntries, menuGroups } from '../../../src/config/menu.ts'
import { redirects } from '../../../src/config/redirects.ts'
import { allRoutes, type PageId, pathOf, viewIds } from '../../../src/config/routes.ts'

/** Requirement R4. A page beside these has its row, and no test has to know of it. */
const required = `/ /about /core-services /offices /team /careers /freelance /contacts /services
/services/translation-services /services/linguistic-quality /services/linguistic-validation /services/interpreting
/services/content-services-localization /services/website-localization /services/software-localization
/services/media-localization /services/voiceover-and-dubbing /services/creative-content-services /services/consulting
/services/video-production /services/copy-editing-and-transcreation /services/regulated-content /services/pharmaceutical
/services/medical-device /services/healthcare /ai/ai-translation /ai/neural-machine-translation
/ai/machine-translation-customization /ai/machine-translation-qa-and-evaluation /ai/refinix-mt-post-editing-tool
/solutions/by-industry /solutions/pharmaceutical /solutions/medical-device /solutions/clinical-trials
/solutions/healthcare`.split(/\s+/)

/** The path of a page as requirements know it, from which it may have been moved. */
const firstPathOf = (page: PageId) =>
  redirects.find(({ from, to }) => to === pathOf(page) && idOf(from) === page)?.from ?? pathOf(page)
const idOf = (path: string) => path.slice(1).replaceAll('/', '-') || 'home'

const onlyRequired = (pages: readonly PageId[]) =>
  pages.map(firstPathOf).filter((path: string) => required.includes(path))

describe('routes', () => {
  it('hold the pages of requirement R4, and each page once', () => {
    const paths: string[] = allRoutes.map((route) => route.path)
    expect(onlyRequired(allRoutes.map((route) => route.id))).toEqual(required)
    expect(new Set(paths).size).toBe(paths.length)
  })

  it('have ids that name their files: the path with / as -, or that from which the page was moved', () => {
    for (const { id } of allRoutes) expect(id).toBe(idOf(firstPathOf(id)))
  })

  it('have a page file each, and each page file has its row', () => {
    const files = readdirSync('src/pages').filter((name) => name.endsWith('.tsx'))
    expect(files.sort()).toEqual(viewIds.map((view) => `${view}.tsx`).sort())
  })
})

it('header groups have the columns and pages of requirement R7', () => {
  expect(menuGroups.map(({ id, columns }) => [id, columns])).toEqual([
    ['about', 5],
    ['services', 4],
    ['ai', 4],
    ['solutions', 4],
  ])
  const pages = menuGroups.map(({ id }) => {
    const entries = menuEntries(id).map(({ page, children }) => onlyRequired([page, ...children]))
    return entries
      .filter((entry) => entry.length > 0)
      .map((entry) => entry.map((path) => path.split('/').at(-1)).join(' '))
  })
  expect(pages).toEqual([
    ['about', 'core-services', 'offices', 'team', 'careers', 'freelance'],
    [
      'services translation-services linguistic-quality linguistic-validation interpreting',
      'content-services-localization website-localization software-localization media-localization voiceover-and-dubbing',
      'creative-content-services consulting video-production copy-editing-and-transcreation',
      'regulated-content pharmaceutical medical-device healthcare',
    ],
    expect.any(Array),
    ['pharmaceutical', 'medical-device', 'clinical-trials', 'healthcare'],
  ])
  expect(pages[2]?.join(' ').split(' ')).toHaveLength(4)
})

it('the footer has the links of requirement R10', () => {
  expect(footerColumns.map((column) => onlyRequired(column.pages))).toEqual([
    ['/contacts', '/careers', '/about', '/offices'],
    ['/services', '/services/content-services-localization', '/ai/ai-translation', '/solutions/by-industry'],
  ])
})
