import type { PageId, ViewId } from './routes.ts'

/** A part of the site, which has tints of its own. */
export type SitePart = 'services' | 'ai' | 'solutions' | 'company'

export function partOf(view: ViewId): SitePart {
  if (view === 'home' || view.startsWith('services')) return 'services'
  if (view.startsWith('ai-')) return 'ai'
  return view.startsWith('solutions') ? 'solutions' : 'company'
}

/** Views without contour lines on their heading, and to which no card leads. */
const withoutContours: readonly ViewId[] = ['home', 'privacy', 'not-found']
export const hasContours = (view: ViewId): boolean => !withoutContours.includes(view)

/** The pages with a miniature of their diagram whose time or order runs as the language does: mirrored from right to left, … */
const mirroredPages = [
  'services-translation-services',
  'services-content-services-localization',
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

/** … and those with one that is never mirrored. */
const fixedPages = [
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
export const isMirrored = (page: PageId): boolean => isOneOf(mirroredPages, page)

/** The drawings that `npm run art` makes in public/art: each one's file, and its size in px. */
export const artFiles = {
  contours: { width: 800, height: 640, of: (view: ViewId) => `${view}.svg` },
  /** Lines alone, behind words on a dark ground. */
  closing: { width: 800, height: 640, of: () => 'closing.svg' },
  miniature: { width: 480, height: 176, of: (page: PageId) => `miniature-${page}.svg` },
  /** Europe with its words for "tablet", that of the locale largest. */
  map: { width: 640, height: 560, of: (locale: string) => `map-${locale}.svg` },
} as const
