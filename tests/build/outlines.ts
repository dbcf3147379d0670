import { claims } from '../../src/config/claims.ts'
import type { PageId } from '../../src/config/routes.ts'
import { certificates, clients, leaders, offices } from '../../src/config/site.ts'
import { printUtc, utcOffsetsOf } from '../../src/i18n/localTime.ts'

/** What requirements R15 to R29 count on a page. Columns are those on wide screens. */
export interface Outline {
  /** The pages to which the cards lead, in order. */
  readonly cards?: readonly string[]
  /** Cards without a link of their own. */
  readonly plainCards?: number
  readonly cardColumns?: number
  readonly tabs?: number
  readonly verticalTabs?: boolean
  readonly accordion?: number
  readonly steps?: number
  readonly stepColumns?: number
  readonly documents?: number
  /** Why-choose blocks, benefits and the like, each list's length. */
  readonly reasons?: readonly number[]
  readonly reasonColumns?: readonly number[]
  readonly stats?: number
  readonly standards?: number
  readonly metrics?: number
  /** Texts that stand on the page in every language: names, standards. */
  readonly names?: readonly string[]
  /** Claims in the page's number format: share or number. */
  readonly figures?: readonly (readonly [value: number, kind: 'percent' | 'number'])[]
}

const of = (group: string, names: string) => names.split(' ').map((name) => `${group}-${name}`)
const percent = (...values: number[]) => values.map((value) => [value, 'percent'] as const)
const number = (...values: number[]) => values.map((value) => [value, 'number'] as const)
const times = offices.map(({ deskHours }) => printUtc(utcOffsetsOf(deskHours.zone, new Date().getFullYear()).winter))
const solution = { steps: 5, stepColumns: 5, documents: 15 } as const

/** A page without a row here is held to what every page is: see pages.test.ts and the other files of this folder. */
export const outlines: Readonly<Partial<Record<PageId, Outline>>> = {
  home: {
    cards: of('solutions', 'pharmaceutical medical-device clinical-trials healthcare'),
    cardColumns: 4,
    tabs: 5,
    reasons: [4],
    reasonColumns: [4],
    names: clients.map((client) => client.name),
    figures: [...percent(claims.onTimeDelivery, claims.accuracy), ...number(claims.languages, claims.therapeuticAreas)],
  },
  about: { figures: number(claims.languages), standards: certificates.length },
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
  offices: { names: [...times, ...offices.map((office) => office.legalName)] },
  team: {
    names: leaders.flatMap((leader) =>
      [leader.name, leader.credentials ?? [], leader.portrait ? [] : leader.monogram].flat(),
    ),
  },
  careers: { plainCards: 3 },
  freelance: { plainCards: 3 },
  contacts: { names: [...times, ...offices.map((office) => office.legalName)] },
  services: {
    cards: of('services', 'translation-services content-services-localization linguistic-validation interpreting'),
  },
  'services-translation-services': {
    tabs: 6,
    verticalTabs: true,
    reasons: [7, 5],
    reasonColumns: [4, 5],
    standards: 3,
    names: [claims.iso9001, claims.iso17100, claims.iso18587],
  },
  'services-linguistic-quality': {
    accordion: 3,
    metrics: 14,
    names: [...'MQM BLEU BERTScore DQF METEOR COMET TER chrF'.split(' '), 'LISA QA', 'SAE J2450'],
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
  'services-voiceover-and-dubbing': {},
  'services-copy-editing-and-transcreation': {},
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
  'ai-neural-machine-translation': {
    stats: 3,
    standards: 3,
    names: [claims.fda, claims.ema, 'ISO'],
    figures: percent(claims.nmtTurnaround, claims.nmtPrecision, claims.nmtCost),
  },
  'ai-machine-translation-customization': {
    steps: 5,
    stepColumns: 5,
    reasons: [5],
    stats: 2,
    figures: percent(claims.customPostEditing, claims.customCost),
  },
  'ai-machine-translation-qa-and-evaluation': {
    steps: 4,
    reasons: [6],
    stats: 2,
    names: ['BLEU', 'METEOR', 'TER', 'chrF', 'COMET'],
    figures: percent(claims.qaPostEditing, claims.qaCost),
  },
  'ai-refinix-mt-post-editing-tool': {
    steps: 3,
    reasons: [5],
    stats: 3,
    figures: [...percent(claims.toolTimeMin, claims.toolTimeMax, claims.toolCost), ...number(claims.toolErrors)],
  },
  'solutions-by-industry': {
    cards: of('solutions', 'pharmaceutical clinical-trials medical-device healthcare'),
    cardColumns: 4,
  },
  'solutions-pharmaceutical': { ...solution, reasons: [5], reasonColumns: [5] },
  'solutions-medical-device': { ...solution, reasons: [5], reasonColumns: [5] },
  'solutions-clinical-trials': { ...solution, reasons: [5], reasonColumns: [5] },
  'solutions-healthcare': { ...solution, reasons: [6], reasonColumns: [3] },
}
