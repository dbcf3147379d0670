/**
 * The owner's facts. Everything in this file is a SAMPLE until the owner replaces it:
 * the brand, the companies, people, addresses and clients are invented.
 */
export const brand = 'Isogloss'

export const copyrightYear = 2025

export interface Office {
  readonly id: 'poland' | 'usa'
  readonly legalName: string
  /** One line each, as on an envelope; the language it is written in is `lang`. */
  readonly address: readonly string[]
  readonly lang: string
  readonly phone: string
  readonly email: string
}

export const offices: readonly Office[] = [
  {
    id: 'poland',
    legalName: 'Isogloss Sp. z o.o.',
    address: ['ul. Przykładowa 12/4', '00-001 Warszawa'],
    lang: 'pl',
    phone: '+48 500 000 000',
    email: 'warsaw@isogloss.example',
  },
  {
    id: 'usa',
    legalName: 'Isogloss, Inc.',
    // The specification gives this address partly masked and this phone incomplete.
    address: ['100 Sample Avenue, Suite •••', 'Cheyenne, Wyoming'],
    lang: 'en',
    phone: '+1 307 ••• ••••',
    email: 'wyoming@isogloss.example',
  },
]

export interface Leader {
  readonly id: 'chair' | 'development'
  readonly name: string
  readonly credentials: string
  readonly monogram: string
}

export const leaders: readonly Leader[] = [
  { id: 'chair', name: 'Helena Wierzbicka', credentials: 'PhD', monogram: 'HW' },
  { id: 'development', name: 'Marcus Ellery', credentials: 'MBA', monogram: 'ME' },
]

/** Ten invented clients; each is drawn as a plain wordmark in its own style of lettering. */
export const clients = [
  { name: 'Corvane', style: 'serif' },
  { name: 'MERIDEX', style: 'wide' },
  { name: 'tessaline', style: 'light' },
  { name: 'Northbay Bio', style: 'bold' },
  { name: 'Ostra', style: 'italic' },
  { name: 'HALDEN CRO', style: 'caps' },
  { name: 'verimed', style: 'tight' },
  { name: 'Lumenor', style: 'boxed' },
  { name: 'Pelagia', style: 'serif-italic' },
  { name: 'QUILLON', style: 'ruled' },
] as const
