import { visible } from '../../lib/visible.ts'

/**
 * Values by their names, a line for each line of a value. Only a name stands at the left, so that no value can pass for
 * another field, and what cannot be seen is escaped. A field without a value is left out.
 */
export function linesOf(fields: Readonly<Partial<Record<string, string>>>, names = Object.keys(fields)): string[] {
  const width = Math.max(0, ...names.map((name) => name.length))
  return names.flatMap((name) => {
    const lines = fields[name] ? fields[name].split(/\r?\n/).map(visible) : []
    return lines.map((text, index) => `    ${(index ? '' : name).padEnd(width)}  ${text}`.trimEnd())
  })
}
