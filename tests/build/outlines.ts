import type { PageId } from '../../src/config/routes.ts'

/** Counts of a page that requirements state. */
export interface Outline {
  /** The pages to which the cards lead, in order. */
  readonly cards?: readonly string[]
  /** Cards without a link. */
  readonly plainCards?: number
  readonly tabs?: number
  readonly accordion?: number
  readonly steps?: number
  readonly documents?: number
  /** The length of each list of reasons, such as why-choose blocks and benefits. */
  readonly reasons?: readonly number[]
}

const of = (group: string, names: string) => names.split(' ').map((name) => `${group}-${name}`)
const solution = { steps: 5, documents: 15 } as const

/** Pages without a row have no counts of their own; the other tests of this folder apply to them. */
export const outlines: Readonly<Partial<Record<PageId, Outline>>> = {
  home: {
    cards: of('solutions', 'pharmaceutical medical-device clinical-trials healthcare'),
    tabs: 5,
    reasons: [4],
  },
  'core-services': {
    cards: [
      'services-translation-services',
      'services-content-services-localization',
      'services-interpreting',
      'services-linguistic-validation',
      'services-regulated-content',
      'ai-ai-translation',
    ],
  },
  careers: { plainCards: 3 },
  freelance: { plainCards: 3 },
  services: {
    cards: of('services', 'translation-services content-services-localization linguistic-validation interpreting'),
  },
  'services-translation-services': {
    tabs: 6,
    reasons: [7, 5],
  },
  'services-linguistic-quality': {
    // Three topics, and the method of each of the seven figures.
    accordion: 10,
  },
  'services-linguistic-validation': { reasons: [4], steps: 7, plainCards: 4 },
  'services-interpreting': { accordion: 3 },
  'services-content-services-localization': {
    reasons: [5],
    cards: of('services', 'website-localization voiceover-and-dubbing media-localization software-localization'),
  },
  'services-website-localization': { tabs: 3, reasons: [5] },
  'services-software-localization': { tabs: 3 },
  'services-media-localization': { reasons: [4] },
  'services-creative-content-services': {
    cards: of('services', 'consulting video-production copy-editing-and-transcreation'),
  },
  'services-consulting': { plainCards: 4, reasons: [6] },
  'services-video-production': { tabs: 4 },
  'services-regulated-content': {
    cards: of('services', 'pharmaceutical medical-device healthcare'),
  },
  'services-pharmaceutical': { tabs: 3 },
  'services-medical-device': { tabs: 3 },
  'services-healthcare': { plainCards: 5, reasons: [4] },
  'ai-ai-translation': {
    cards: of(
      'ai',
      'neural-machine-translation machine-translation-customization machine-translation-qa-and-evaluation refinix-mt-post-editing-tool',
    ),
  },
  'ai-machine-translation-customization': {
    steps: 5,
    reasons: [5],
  },
  'ai-machine-translation-qa-and-evaluation': {
    steps: 4,
    reasons: [6],
  },
  'ai-refinix-mt-post-editing-tool': {
    steps: 3,
    reasons: [5],
  },
  'solutions-by-industry': {
    cards: of('solutions', 'pharmaceutical clinical-trials medical-device healthcare'),
  },
  'solutions-pharmaceutical': { ...solution, reasons: [5] },
  'solutions-medical-device': { ...solution, reasons: [5] },
  'solutions-clinical-trials': { ...solution, reasons: [5] },
  'solutions-healthcare': { ...solution, reasons: [6] },
}
