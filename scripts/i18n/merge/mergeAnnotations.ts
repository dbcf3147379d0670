import { parseAnnotationList, printAnnotation } from '../model/records/annotations.ts'

/**
 * The value of a key in a file of annotations where both sides have changed it: what either added, and of the rest what both
 * kept, by day. Undefined when one of the values is no annotation.
 */
export function settleAnnotations(base: unknown, ours: unknown, theirs: unknown): string | string[] | undefined {
  const lists = [base, ours, theirs].map((value) => (value === undefined ? [] : parseAnnotationList(value)))
  const [before, own, other] = lists.map((list) => list?.map((one) => [printAnnotation(one), one.date] as const))
  if (!before || !own || !other) return undefined
  const has = (list: typeof before, line: string) => list.some(([one]) => one === line)
  const merged = new Map([...own, ...other])
  const kept = [...merged].filter(([line]) => !has(before, line) || (has(own, line) && has(other, line)))
  const lines = kept
    .toSorted(([one, day], [another, next]) => (day === next ? (one < another ? -1 : 1) : day < next ? -1 : 1))
    .map(([line]) => line)
  return lines.length === 1 ? lines[0] : lines
}
