import type about from '#locales/en/pages/about.json'
import type team from '#locales/en/pages/team.json'
import type { LocaleCode } from './locales.ts'

/**
 * Facts about the owner; the brand is in brand.ts. Companies, people, addresses and clients are invented. The owner replaces
 * each line that ends in SAMPLE; `npm run check:launch` lists those lines until the mark is removed.
 */

/** While one of these is true, pages that show such facts say that they are invented. */
export const officesAreInvented: boolean = true // SAMPLE
export const leadersAreInvented: boolean = true // SAMPLE
export const clientsAreInvented: boolean = true // SAMPLE
export const studyIsInvented: boolean = true // SAMPLE
export const factsAreInvented: boolean = true // SAMPLE

/** The language of notification mails to the owner (docs/forms.md). */
export const noticeLocale: LocaleCode = 'en'

export const copyrightYear = 2025

export interface Office {
  /**
   * Key of its optional texts: `office.names` in common.json, `offices.items` in pages/offices.json. Any word that does not
   * change.
   */
  readonly id: string
  readonly legalName: string
  /** The lines as on an envelope, in the language `lang`. */
  readonly address: readonly string[]
  /** True if the suite or flat number is omitted and available on request. */
  readonly suiteOnRequest: boolean
  readonly lang: string
  /** City and country name an office that has no name in the texts. The country is a two-letter code (ISO 3166). */
  readonly city: string
  readonly country: string
  /** null: available on request. */
  readonly phone: string | null
  readonly isMobile: boolean
  readonly email: string
  /** Legally required company details in the office's language: register, number, capital. */
  readonly registration: readonly string[]
  /** IANA time zone, such as Europe/Warsaw. */
  readonly zone: string
  /** Opening hours in full hours of `zone`, which may differ from the zone of the office. */
  readonly deskHours: { readonly from: number; readonly to: number; readonly zone: string }
}

/** The offices (any number), in the order in which pages show them. */
export const offices: readonly Office[] = [
  {
    id: 'poland',
    legalName: 'Isogloss Sp. z o.o.', // SAMPLE
    address: ['ul. Przykładowa 12/4', '00-001 Warszawa'], // SAMPLE
    suiteOnRequest: false,
    lang: 'pl',
    city: 'Warsaw', // SAMPLE
    country: 'PL', // SAMPLE
    phone: '+48 500 000 000', // SAMPLE
    isMobile: true,
    email: 'warsaw@isogloss.example', // SAMPLE
    registration: [
      'KRS\u00A00000000000, Sąd Rejonowy dla m.st. Warszawy w Warszawie', // SAMPLE
      'NIP\u00A00000000000', // SAMPLE
      'kapitał zakładowy 50\u00A0000\u00A0zł', // SAMPLE
    ],
    zone: 'Europe/Warsaw', // SAMPLE
    deskHours: { from: 9, to: 17, zone: 'Europe/Warsaw' }, // SAMPLE
  },
  {
    id: 'usa',
    legalName: 'Isogloss, Inc.', // SAMPLE
    // The full address was not known.
    address: ['100 Sample Avenue', 'Cheyenne, Wyoming'], // SAMPLE
    suiteOnRequest: true, // SAMPLE
    lang: 'en',
    city: 'Cheyenne', // SAMPLE
    country: 'US', // SAMPLE
    phone: '+1 307 555 0100', // SAMPLE
    isMobile: false,
    email: 'wyoming@isogloss.example', // SAMPLE
    registration: ['Wyoming Secretary of State, filing ID 0000-000000000'], // SAMPLE
    zone: 'America/Denver', // SAMPLE
    // U.S. Eastern hours, UTC−5 in winter, by the owner's wish.
    deskHours: { from: 9, to: 17, zone: 'America/New_York' }, // SAMPLE
  },
]

export interface Leader {
  /** Key of the texts in `leaders.items` of pages/team.json. Any word that does not change. */
  readonly id: keyof (typeof team)['leaders']['items']
  readonly name: string
  readonly credentials: string | null
  /** Shown over contour lines if there is no portrait. */
  readonly monogram: string
  /** A photograph below public/, such as /team/anna.webp: 4:5, about 640 px wide. */
  readonly portrait?: string
  /** Ordered ids of the leader's texts in `responsibilities`. */
  readonly responsibilities: readonly string[]
}

/** The leaders of the company (any number). */
export const leaders: readonly Leader[] = [
  {
    id: 'chair',
    name: 'Helena Wierzbicka', // SAMPLE
    credentials: 'PhD', // SAMPLE
    monogram: 'HW', // SAMPLE
    responsibilities: ['strategy', 'governance', 'quality', 'investment', 'ethics'],
  },
  {
    id: 'development',
    name: 'Marcus Ellery', // SAMPLE
    credentials: 'MBA', // SAMPLE
    monogram: 'ME', // SAMPLE
    responsibilities: ['clients', 'proposals', 'partnerships', 'markets', 'feedback'],
  },
]

/** The company's profiles (any number): { name: 'LinkedIn', url: 'https://www.linkedin.com/company/…' }. */
export const socialLinks: readonly { readonly name: string; readonly url: string }[] = []

/** One study in numbers (/solutions/clinical-trials). Totals are computed from these. Days are working days. */
const study = {
  studyCountries: 13, // SAMPLE
  studyVersions: 14, // SAMPLE
  studyDocuments: 9, // SAMPLE
  studyWords: 38_400, // SAMPLE
  studyDaysPlanned: 75, // SAMPLE
  studyDays: 77, // SAMPLE
  studyAmendments: 2, // SAMPLE
  studyAmendedWords: 4_100, // SAMPLE
} as const

/** The name of a place in English and in the languages that use another name. */
export type LocalName = Readonly<Partial<Record<LocaleCode, string>> & { en: string }>

const frankfurt = {
  en: 'Frankfurt',
  fr: 'Francfort',
  es: 'Fráncfort',
  ar: 'فرانكفورت',
  ja: 'フランクフルト',
  zh: '法兰克福',
}
/** The phone numbers of the offices for a text. Each is isolated, or its plus sign would move in right-to-left text. */
const officePhones = offices
  .flatMap(({ phone }) => phone ?? [])
  .map((phone) => `\u2066${phone.replaceAll(' ', '\u00A0')}\u2069`)
  .join(' / ')

const ohio = { en: 'Ohio', ar: 'أوهايو', ja: 'オハイオ州', zh: '俄亥俄州' }

/**
 * Facts about how the company works. Texts refer to them by name, as in {{deletionDays, number}}, and the build inserts the
 * values (scripts/build/texts/interpolateClaims.ts).
 */
export const facts = {
  ...study,
  studyTranslatedWords: study.studyWords * study.studyVersions,
  studyDaysLate: study.studyDays - study.studyDaysPlanned,
  // Data security (/about) and AI (/ai/ai-translation).
  dataRegionEu: frankfurt, // SAMPLE
  dataRegionUs: ohio, // SAMPLE
  encryptionInTransit: 'TLS\u00A01.2', // SAMPLE
  encryptionAtRest: 'AES-256', // SAMPLE
  fileRetentionMonths: 12, // SAMPLE
  // Retention of project records without texts: who did what, when, and with which qualification.
  recordRetentionYears: 10, // SAMPLE
  deletionDays: 30, // SAMPLE
  engineLogDays: 90, // SAMPLE
  // Form submissions (/privacy): our receiver deletes them after this many days (scripts/serve/receiver/maintenance.ts).
  messageRetentionDays: 180,
  // Operator of the web server and retention of its logs (/privacy).
  hostingCompany: 'Sample Hosting', // SAMPLE
  serverLogDays: 30, // SAMPLE
  // People who do the work, and working days (/core-services).
  projectManagers: 22, // SAMPLE
  revisers: 16, // SAMPLE
  contractTranslators: 640, // SAMPLE
  complaintReplyDays: 2, // SAMPLE
  complaintReportDays: 10, // SAMPLE
  qualityLead: 'Agnieszka Lisowska', // SAMPLE
  // Professional indemnity, in euros per claim.
  liabilityCover: 5_000_000, // SAMPLE
  // Interpreters (/services/interpreting).
  interpretingStandard: 'ISO\u00A018841:2018', // SAMPLE
  healthInterpretingStandard: 'ISO\u00A021998:2020', // SAMPLE
  interpreters: 120, // SAMPLE
  certifiedInterpreters: 48, // SAMPLE
  healthCertifiedInterpreters: 31, // SAMPLE
  swornInterpreters: 17, // SAMPLE
  // Units of the price: hours of half a day, the minimum of a phone call in minutes, a source character instead of a word.
  halfDayHours: 4, // SAMPLE
  callMinutes: 15, // SAMPLE
  characterRate: 0.1, // SAMPLE
  characterRateUsd: 0.11, // SAMPLE
  officePhones,
  // A pilot: its maximum of words or characters for the minimum fee, and the business days until its delivery (/contacts).
  pilotWords: 400, // SAMPLE
  pilotCharacters: 750, // SAMPLE
  pilotDays: 3, // SAMPLE
  // Business days until a supplier questionnaire is back, signed by the quality lead (/about).
  supplierReplyDays: 5, // SAMPLE
  // Response time of the project manager on call (/contacts).
  urgentReplyMinutes: 30, // SAMPLE
  // Languages in which messages are answered (/contacts).
  replyLanguages: 8, // SAMPLE
  // Languages of the European Medicines Agency's templates for product information (/about).
  emaLanguages: 25,
  // Languages on request (/about): working days until a team is ready.
  onRequestDays: 5, // SAMPLE
} as const satisfies Record<string, number | string | LocalName>

export interface Certificate {
  /** Key of its texts (title, scope): `certificates.items` in pages/about.json. */
  readonly id: keyof (typeof about)['certificates']['items']
  readonly body: string
  readonly number: string
  /** ISO 8601: 2028-06-30. */
  readonly validUntil: string
}

/** While true, the page with the certificates says that they are invented. */
export const certificatesAreInvented: boolean = true // SAMPLE

/** The certificates (any number). */
export const certificates: readonly Certificate[] = [
  { id: 'iso9001', body: 'Sample Certification Body', number: 'SAMPLE-0001', validUntil: '2028-06-30' }, // SAMPLE
  { id: 'iso17100', body: 'Sample Certification Body', number: 'SAMPLE-0002', validUntil: '2028-06-30' }, // SAMPLE
  { id: 'iso18587', body: 'Sample Certification Body', number: 'SAMPLE-0003', validUntil: '2028-06-30' }, // SAMPLE
]

/** The clients (any number), with unique names and the file of the logo in src/assets/clients. */
export const clients: readonly { readonly name: string; readonly logo: string }[] = [
  { name: 'Corvane', logo: 'corvane.svg' }, // SAMPLE
  { name: 'MERIDEX', logo: 'meridex.svg' }, // SAMPLE
  { name: 'tessaline', logo: 'tessaline.svg' }, // SAMPLE
  { name: 'Northbay Bio', logo: 'northbay-bio.svg' }, // SAMPLE
  { name: 'Ostra', logo: 'ostra.svg' }, // SAMPLE
  { name: 'HALDEN CRO', logo: 'halden-cro.svg' }, // SAMPLE
  { name: 'verimed', logo: 'verimed.svg' }, // SAMPLE
  { name: 'Lumenor', logo: 'lumenor.svg' }, // SAMPLE
  { name: 'Pelagia', logo: 'pelagia.svg' }, // SAMPLE
  { name: 'QUILLON', logo: 'quillon.svg' }, // SAMPLE
]
