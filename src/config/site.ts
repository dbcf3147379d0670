import type { LocaleCode } from './locales.ts'

/**
 * The owner's facts. The brand, the companies, people, addresses and clients are invented: each line that ends in
 * SAMPLE waits for the owner's own fact, and `npm run check:launch` lists those lines until the mark is gone.
 */
export const brand = 'Isogloss' // SAMPLE

/** While one of these holds, the pages that show what it names say that it is invented. */
export const brandIsInvented: boolean = true // SAMPLE
export const officesAreInvented: boolean = true // SAMPLE
export const leadersAreInvented: boolean = true // SAMPLE
export const clientsAreInvented: boolean = true // SAMPLE
export const studyIsInvented: boolean = true // SAMPLE
export const factsAreInvented: boolean = true // SAMPLE

export const copyrightYear = 2025

export interface Office {
  readonly id: 'poland' | 'usa'
  readonly legalName: string
  /** One line each, as on an envelope; the language it is written in is `lang`. */
  readonly address: readonly string[]
  /** The address lacks the number of the suite or flat, which is told on request. */
  readonly suiteOnRequest: boolean
  readonly lang: string
  /** null: told on request. */
  readonly phone: string | null
  readonly email: string
}

export const offices: readonly Office[] = [
  {
    id: 'poland',
    legalName: 'Isogloss Sp. z o.o.', // SAMPLE
    address: ['ul. Przykładowa 12/4', '00-001 Warszawa'], // SAMPLE
    suiteOnRequest: false,
    lang: 'pl',
    phone: '+48 500 000 000', // SAMPLE
    email: 'warsaw@isogloss.example', // SAMPLE
  },
  {
    id: 'usa',
    legalName: 'Isogloss, Inc.', // SAMPLE
    // The owner's address and phone were not known in full.
    address: ['100 Sample Avenue', 'Cheyenne, Wyoming'], // SAMPLE
    suiteOnRequest: true, // SAMPLE
    lang: 'en',
    phone: null, // SAMPLE
    email: 'wyoming@isogloss.example', // SAMPLE
  },
]

export interface Leader {
  readonly id: 'chair' | 'development'
  readonly name: string
  readonly credentials: string
  readonly monogram: string
}

export const leaders: readonly Leader[] = [
  { id: 'chair', name: 'Helena Wierzbicka', credentials: 'PhD', monogram: 'HW' }, // SAMPLE
  { id: 'development', name: 'Marcus Ellery', credentials: 'MBA', monogram: 'ME' }, // SAMPLE
]

/** One study in numbers (/solutions/clinical-trials); its totals follow from these. Days are working days. */
const study = {
  studyCountries: 13, // SAMPLE
  studyVersions: 14, // SAMPLE
  studyDocuments: 9, // SAMPLE
  studyWords: 38_400, // SAMPLE
  studyItems: 24, // SAMPLE
  studyInterviews: 6, // SAMPLE
  studyChanges: 19, // SAMPLE
  studyDaysPlanned: 75, // SAMPLE
  studyDays: 77, // SAMPLE
  studyAmendments: 2, // SAMPLE
  studyAmendedWords: 4_100, // SAMPLE
} as const

/** A place, as languages write it that do not call it as English does. */
export type LocalName = Readonly<Partial<Record<LocaleCode, string>> & { en: string }>

const frankfurt = {
  en: 'Frankfurt',
  fr: 'Francfort',
  es: 'Fráncfort',
  ar: 'فرانكفورت',
  ja: 'フランクフルト',
  zh: '法兰克福',
}
const ohio = { en: 'Ohio', ar: 'أوهايو', ja: 'オハイオ州', zh: '俄亥俄州' }

/**
 * Facts of how the company works. Texts name them as they name claims, as in {{deletionDays, number}}, and the build
 * prints them (scripts/i18n/model/publishing/interpolateClaims.ts).
 */
export const facts = {
  ...study,
  studyTranslatedWords: study.studyWords * study.studyVersions,
  studyAllInterviews: study.studyInterviews * study.studyVersions,
  studyAllItems: study.studyItems * study.studyVersions,
  studyDaysLate: study.studyDays - study.studyDaysPlanned,
  // Data security (/about) and AI (/ai/ai-translation).
  dataRegionEu: frankfurt, // SAMPLE
  dataRegionUs: ohio, // SAMPLE
  encryptionInTransit: 'TLS\u00A01.2', // SAMPLE
  encryptionAtRest: 'AES-256', // SAMPLE
  fileRetentionMonths: 12, // SAMPLE
  deletionDays: 30, // SAMPLE
  engineLogDays: 90, // SAMPLE
  // What the forms send (/privacy): our own receiver deletes it after so many days (scripts/forms/core/retention.ts).
  messageRetentionDays: 180,
  // Who does the work (/core-services): people, and working days.
  projectManagers: 22, // SAMPLE
  revisers: 16, // SAMPLE
  contractTranslators: 640, // SAMPLE
  complaintReplyDays: 2, // SAMPLE
  complaintReportDays: 10, // SAMPLE
  // Languages on request (/about): working days until a team is ready.
  onRequestDays: 5, // SAMPLE
} as const satisfies Record<string, number | string | LocalName>

export interface Certificate {
  /** Its name is the claim of this key, its scope is told in the texts of /about. */
  readonly id: 'iso9001' | 'iso17100' | 'iso18587'
  readonly body: string
  readonly number: string
  /** ISO 8601: 2028-06-30. */
  readonly validUntil: string
}

/** While this holds, the page about them says that they are. */
export const certificatesAreInvented: boolean = true // SAMPLE

export const certificates: readonly Certificate[] = [
  { id: 'iso9001', body: 'Sample Certification Body', number: 'SAMPLE-0001', validUntil: '2028-06-30' }, // SAMPLE
  { id: 'iso17100', body: 'Sample Certification Body', number: 'SAMPLE-0002', validUntil: '2028-06-30' }, // SAMPLE
  { id: 'iso18587', body: 'Sample Certification Body', number: 'SAMPLE-0003', validUntil: '2028-06-30' }, // SAMPLE
]

/** How a client's name is drawn; src/ui/Wordmark has the lettering and the sign of each. */
export type WordmarkStyle =
  | 'serif'
  | 'wide'
  | 'light'
  | 'bold'
  | 'italic'
  | 'caps'
  | 'tight'
  | 'boxed'
  | 'serif-italic'
  | 'ruled'

/** The clients, any number of them, each name once. */
export const clients: readonly { readonly name: string; readonly style: WordmarkStyle }[] = [
  { name: 'Corvane', style: 'serif' }, // SAMPLE
  { name: 'MERIDEX', style: 'wide' }, // SAMPLE
  { name: 'tessaline', style: 'light' }, // SAMPLE
  { name: 'Northbay Bio', style: 'bold' }, // SAMPLE
  { name: 'Ostra', style: 'italic' }, // SAMPLE
  { name: 'HALDEN CRO', style: 'caps' }, // SAMPLE
  { name: 'verimed', style: 'tight' }, // SAMPLE
  { name: 'Lumenor', style: 'boxed' }, // SAMPLE
  { name: 'Pelagia', style: 'serif-italic' }, // SAMPLE
  { name: 'QUILLON', style: 'ruled' }, // SAMPLE
]
