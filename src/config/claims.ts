import type { LocalName } from './site.ts'

/** Separate from `claims`: a site may have removed some of these languages, which a literal's type would reject. */
const aroundTheClock = {
  en: '24/7',
  de: 'rund um die Uhr',
  fr: '24\u00A0h/24, 7\u00A0j/7',
  ja: '24時間',
  zh: '7×24小时',
}

/**
 * Every figure and standard that the company claims (requirements R26 and R29). Texts refer to them by name, as in
 * {{onTimeDelivery, percent}}, and the build inserts the values (scripts/build/texts/interpolateClaims.ts), so no
 * translation can have a wrong figure.
 */
export const claims = {
  languages: 20,
  support: aroundTheClock,
  onTimeDelivery: 0.995,
  accuracy: 0.995,
  therapeuticAreas: 50,
  nmtTurnaround: 0.4,
  nmtPrecision: 0.9,
  nmtCost: 0.3,
  customPostEditing: 0.5,
  customCost: 0.3,
  qaPostEditing: 0.3,
  qaCost: 0.25,
  toolErrors: 500,
  toolTimeMin: 0.25,
  toolTimeMax: 0.35,
  toolCost: 0.25,
  // The non-breaking space keeps the name on one line.
  iso9001: 'ISO\u00A09001:2015',
  iso17100: 'ISO\u00A017100:2015',
  iso18587: 'ISO\u00A018587:2017',
  iso13485: 'ISO\u00A013485:2016',
  fda: 'FDA',
  ema: 'EMA',
  ich: 'ICH',
  ichGcp: 'ICH-GCP',
  mdr: 'MDR',
  ivdr: 'IVDR',
  gmp: 'GMP',
} as const satisfies Record<string, number | string | LocalName>
