import { printUtc, utcOffsetsOf } from '../../i18n/localTime.ts'
import { useCommon } from '../../i18n/useCommon.ts'

/** Says how far the clocks of a zone are from UTC, all year: UTC−5, in summer UTC−4. */
export function useOffsets() {
  const { text } = useCommon()
  return (zone: string) => {
    const { winter, summer } = utcOffsetsOf(zone, new Date().getFullYear())
    return summer === undefined
      ? printUtc(winter)
      : text('office.offsets', { winter: printUtc(winter), summer: printUtc(summer) })
  }
}
