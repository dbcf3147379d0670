/**
 * All pages of the site. Router, menus, footer, sitemap, hreflang, prerender and tests derive from this table. The id is the
 * path with `-` for `/` (home for `/`); it is also the name of the page file and its locale JSON. A moved page keeps its id
 * and has a row in redirects.ts.
 */
export type MenuGroup = 'about' | 'services' | 'ai' | 'solutions'
export type PageKind = 'legal' | 'home' | 'company' | 'form' | 'overview' | 'service' | 'ai' | 'solution'

interface RouteRow {
  readonly id: string
  readonly path: `/${string}`
  readonly kind: PageKind
  /** The header dropdown that lists the page. */
  readonly menu?: MenuGroup
  /** The pages that the dropdown lists under this one. */
  readonly children?: readonly Omit<RouteRow, 'menu' | 'children'>[]
}

const routes = [
  { id: 'home', path: '/', kind: 'home' },
  { id: 'about', path: '/about', kind: 'company', menu: 'about' },
  { id: 'core-services', path: '/core-services', kind: 'overview', menu: 'about' },
  { id: 'offices', path: '/offices', kind: 'company', menu: 'about' },
  { id: 'team', path: '/team', kind: 'company', menu: 'about' },
  { id: 'careers', path: '/careers', kind: 'company', menu: 'about' },
  { id: 'freelance', path: '/freelance', kind: 'form', menu: 'about' },
  { id: 'contacts', path: '/contacts', kind: 'form' },
  {
    id: 'services',
    path: '/services',
    kind: 'overview',
    menu: 'services',
    children: [
      { id: 'services-translation-services', path: '/services/translation-services', kind: 'service' },
      { id: 'services-linguistic-quality', path: '/services/linguistic-quality', kind: 'service' },
      { id: 'services-linguistic-validation', path: '/services/linguistic-validation', kind: 'service' },
      { id: 'services-interpreting', path: '/services/interpreting', kind: 'service' },
    ],
  },
  {
    id: 'services-content-services-localization',
    path: '/services/content-services-localization',
    kind: 'overview',
    menu: 'services',
    children: [
      { id: 'services-website-localization', path: '/services/website-localization', kind: 'service' },
      { id: 'services-software-localization', path: '/services/software-localization', kind: 'service' },
      { id: 'services-media-localization', path: '/services/media-localization', kind: 'service' },
      { id: 'services-voiceover-and-dubbing', path: '/services/voiceover-and-dubbing', kind: 'service' },
    ],
  },
  {
    id: 'services-creative-content-services',
    path: '/services/creative-content-services',
    kind: 'overview',
    menu: 'services',
    children: [
      { id: 'services-consulting', path: '/services/consulting', kind: 'service' },
      { id: 'services-video-production', path: '/services/video-production', kind: 'service' },
      {
        id: 'services-copy-editing-and-transcreation',
        path: '/services/copy-editing-and-transcreation',
        kind: 'service',
      },
    ],
  },
  {
    id: 'services-regulated-content',
    path: '/services/regulated-content',
    kind: 'overview',
    menu: 'services',
    children: [
      { id: 'services-pharmaceutical', path: '/services/pharmaceutical', kind: 'service' },
      { id: 'services-medical-device', path: '/services/medical-device', kind: 'service' },
      { id: 'services-healthcare', path: '/services/healthcare', kind: 'service' },
    ],
  },
  { id: 'ai-ai-translation', path: '/ai/ai-translation', kind: 'overview' },
  { id: 'ai-neural-machine-translation', path: '/ai/neural-machine-translation', kind: 'ai', menu: 'ai' },
  { id: 'ai-machine-translation-customization', path: '/ai/machine-translation-customization', kind: 'ai', menu: 'ai' },
  {
    id: 'ai-machine-translation-qa-and-evaluation',
    path: '/ai/machine-translation-qa-and-evaluation',
    kind: 'ai',
    menu: 'ai',
  },
  { id: 'ai-refinix-mt-post-editing-tool', path: '/ai/refinix-mt-post-editing-tool', kind: 'ai', menu: 'ai' },
  { id: 'solutions-by-industry', path: '/solutions/by-industry', kind: 'overview' },
  { id: 'solutions-pharmaceutical', path: '/solutions/pharmaceutical', kind: 'solution', menu: 'solutions' },
  { id: 'solutions-medical-device', path: '/solutions/medical-device', kind: 'solution', menu: 'solutions' },
  { id: 'solutions-clinical-trials', path: '/solutions/clinical-trials', kind: 'solution', menu: 'solutions' },
  { id: 'solutions-healthcare', path: '/solutions/healthcare', kind: 'solution', menu: 'solutions' },
  // Requirement R39.
  { id: 'privacy', path: '/privacy', kind: 'legal' },
] as const satisfies readonly RouteRow[]

export type TopRow = (typeof routes)[number]
export type ChildRow = Extract<TopRow, { readonly children: readonly unknown[] }>['children'][number]
export type PageId = (TopRow | ChildRow)['id']
/** Notices: responses to an unknown address or to a form posted without scripts. Never indexed. */
export const notices = { 'not-found': '/404', sent: '/sent', 'not-sent': '/not-sent' } as const
export type NoticeId = keyof typeof notices

export type ViewId = PageId | NoticeId

export interface Route extends Omit<RouteRow, 'children'> {
  readonly id: PageId
  /** The page under which the dropdown groups this one. */
  readonly parent?: PageId
}

/** Every page, in the order of the menus. */
export const allRoutes: readonly Route[] = routes.flatMap((row): Route[] =>
  'children' in row ? [row, ...row.children.map((child) => ({ ...child, menu: row.menu, parent: row.id }))] : [row],
)

/** Returns the route of a page; undefined for a notice. */
export const routeOf = (view: ViewId): Route | undefined => allRoutes.find(({ id }) => id === view)

export const noticeIds: readonly NoticeId[] = ['not-found', 'sent', 'not-sent']
export const viewIds: readonly ViewId[] = [...allRoutes.map(({ id }) => id), ...noticeIds]

const pathById = new Map(allRoutes.map(({ id, path }) => [id, path]))

/** Returns the English path of a page, such as `/about`. */
export function pathOf(page: PageId): string {
  // The map is built from the same table as the type, so the fallback is never used.
  return pathById.get(page) ?? '/'
}

/** True if a view is a notice, not a page. */
export function isNotice(view: ViewId): view is NoticeId {
  return view in notices
}
