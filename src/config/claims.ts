import type { LocalName } from './site.ts'

/** Apart, since a site may have dropped some of these languages: the type of a literal would not allow them. */
const aroundTheClock = {
  en: '24/7',
  de: 'rund um die Uhr',
  fr: '24\u00A0h/24, 7\u00A0j/7',
  ja: '24時間',
  zh: '7×24小时',
}

/**
 * Every figure and standard that the company claims, once (requirements R26 and R29). Texts name them, as in
 * {{onTimeDelivery, percent}}, and the build prints them (scripts/build/texts/interpolateClaims.ts), so that no
 * translation can carry a wrong figure.
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
  // With a non-breaking space: a standard's name stays on one line.
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
