import { printUtc, utcOffsetsOf } from '../../i18n/localTime.ts'
import { useCommon } from '../../i18n/useCommon.ts'

/** Returns a function that formats a zone's UTC offsets for the whole year: UTC−5, in summer UTC−4. */
export function useOffsets() {
  const { text } = useCommon()
  return (zone: string) => {
    const { winter, summer } = utcOffsetsOf(zone, new Date().getFullYear())
    return summer === undefined
      ? printUtc(winter)
      : text('office.offsets', { winter: printUtc(winter), summer: printUtc(summer) })
  }
}
