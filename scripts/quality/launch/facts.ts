import { type CityMap, cityMaps } from '../../../src/config/cityMaps.ts'
import { claims } from '../../../src/config/claims.ts'
import { confirmations } from '../../../src/config/confirmations.ts'
import { offices } from '../../../src/config/site.ts'
import { itemsAt, type LaunchItem } from './items.ts'

const SITE = 'src/config/site.ts'
const CLAIMS = 'src/config/claims.ts'

/** What no real fact looks like: reserved domains (RFC 2606), masks, filler. */
const filler =
  /@[\w.-]*\bexample\b|\.example\b|•{2,}|\b0{3} 0{3}\b|lorem ipsum|Przykładow|Sample (?:Avenue|Street|Certification)|\bTODO\b/i

/** Facts of the owner's in a file that are still marked as samples, or still look like them. */
export function sampleFacts(file: string, facts: string): LaunchItem[] {
  const marked = itemsAt(file, facts, 'sample', /^(.*?),?\s*\/\/ SAMPLE/, ([, fact = '']) => {
    return `a sample: ${fact.trim()}. Put in the owner's fact and take the mark away.`
  })
  const lines = new Set(marked.map((item) => item.line))
  const suspicious = itemsAt(file, facts, 'sample', filler, ([found]) => `"${found}" looks like a sample.`)
  return [...marked, ...suspicious.filter((item) => !lines.has(item.line) && !isComment(facts, item.line))]
}

function isComment(text: string, line: number): boolean {
  return /^\s*(\/\/|\*|\/\*)/.test(text.split('\n')[line - 1] ?? '')
}

/** Drawn maps of addresses that no office has. `drawings` is the text of src/config/cityMaps.ts, for the lines. */
export function mapsOfNoOffice(drawings: string, maps: readonly Pick<CityMap, 'address'>[] = cityMaps): LaunchItem[] {
  const known = new Set(offices.map(({ address }) => address.join(', ')))
  return maps
    .filter(({ address }) => !known.has(address))
    .map(({ address }) => ({
      file: 'src/config/cityMaps.ts',
      line: drawings.split('\n').findIndex((line) => line.includes(address)) + 1,
      kind: 'sample',
      text: `a map of "${address}", which is no office's address: nobody sees it. Draw that of the new address, or take it out.`,
    }))
}

/** The year beside the copyright sign, when it is a past one. `site` is the text of src/config/site.ts. */
export function pastCopyrightYear(site: string, thisYear: number): LaunchItem[] {
  const otherYear = new RegExp(`copyrightYear = (?!${thisYear}\\b)(\\d+)`)
  return itemsAt(SITE, site, 'sample', otherYear, ([, year]) => {
    return `the copyright year: expected ${thisYear}, found ${year}.`
  })
}

/** Claims that nobody has confirmed. `table` is the text of src/config/claims.ts, for the lines. */
export function unconfirmedClaims(table: string): LaunchItem[] {
  const lines = table.split('\n')
  return Object.keys(claims)
    .filter((claim) => !(claim in confirmations))
    .map((claim) => ({
      file: CLAIMS,
      line: lines.findIndex((line) => line.trimStart().startsWith(`${claim}:`)) + 1,
      kind: 'claim',
      text: `"${claim}" is unconfirmed: expected ${claim}: 'YYYY-MM-DD' in src/config/confirmations.ts, found none.`,
    }))
}
