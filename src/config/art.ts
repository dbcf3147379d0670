import type { PageId, ViewId } from './routes.ts'

/** A part of the site with its own tints. */
export type SitePart = 'services' | 'ai' | 'solutions' | 'company'

export function partOf(view: ViewId): SitePart {
  if (view === 'home' || view.startsWith('services')) return 'services'
  if (view.startsWith('ai-')) return 'ai'
  return view.startsWith('solutions') ? 'solutions' : 'company'
}

/** Views that have no contour lines in the heading and no card linking to them. */
const withoutContours: readonly ViewId[] = ['home', 'privacy', 'not-found', 'solutions-by-industry']
export const hasContours = (view: ViewId): boolean => !withoutContours.includes(view)

/** Views whose contour lines are also, or only, below the first screen, as files: in cards, bands and notices. */
const contoursBelow: readonly ViewId[] = ['about', 'team', 'sent', 'not-sent']
export const hasContoursBelow = (view: ViewId): boolean => contoursBelow.includes(view)

/** Pages with a miniature diagram that follows the reading direction. It is mirrored in right-to-left languages. */
const mirroredPages = [
  'services-translation-services',
  'services-linguistic-quality',
  'services-linguistic-validation',
  'services-interpreting',
  'services-consulting',
  'services-copy-editing-and-transcreation',
  'services-pharmaceutical',
  'services-medical-device',
  'services-healthcare',
  'ai-machine-translation-customization',
  'ai-machine-translation-qa-and-evaluation',
  'solutions-pharmaceutical',
  'solutions-clinical-trials',
  'solutions-healthcare',
] as const satisfies PageId[]

/** Pages with a miniature diagram that is never mirrored. */
const fixedPages = [
  'services-content-services-localization',
  'services-website-localization',
  'services-software-localization',
  'services-media-localization',
  'services-voiceover-and-dubbing',
  'services-video-production',
  'ai-neural-machine-translation',
  'ai-refinix-mt-post-editing-tool',
  'solutions-medical-device',
] as const satisfies PageId[]

export const miniaturePages = [...mirroredPages, ...fixedPages] as const
export type MiniaturePage = (typeof miniaturePages)[number]

const isOneOf = (pages: readonly PageId[], page: PageId): boolean => pages.includes(page)
export const hasMiniature = (page: PageId): boolean => isOneOf(miniaturePages, page)

/** Overview pages without a miniature, and the page below whose miniature stands for them. */
const examples: Partial<Record<PageId, MiniaturePage>> = {
  'services-regulated-content': 'services-medical-device',
  'services-creative-content-services': 'services-copy-editing-and-transcreation',
  'ai-ai-translation': 'ai-machine-translation-qa-and-evaluation',
  'solutions-by-industry': 'solutions-clinical-trials',
}
export const pictured = (page: PageId): PageId => examples[page] ?? page
export const isMirrored = (page: PageId): boolean => isOneOf(mirroredPages, page)

/** The drawings in public/art, with file name and size in px. `npm run art` draws all but miniatures and maps. */
export const artFiles = {
  contours: { width: 800, height: 640, of: (view: ViewId) => `${view}.svg` },
  /** Contour lines only, shown behind text on a dark background. */
  closing: { width: 800, height: 640, of: () => 'closing.svg' },
  miniature: { width: 480, height: 176, of: (page: PageId) => `miniature-${page}.svg` },
  /** A map of Europe with the words for "tablet". The word of the locale is the largest. */
  map: { width: 640, height: 560, of: (locale: string) => `map-${locale}.svg` },
} as const
