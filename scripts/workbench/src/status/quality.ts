import type { Locale } from '../config.ts'
import { count, printTable, report } from '../lib/output.ts'
import { countSourceWords } from '../model/units.ts'
import { groupBy } from '../model/groups.ts'
import { type MqmType, mqmDimensions, type Severity, severities } from '../model/mqm.ts'
import { type Project, unitsIn } from '../model/project.ts'
import { type Annotation, openAnnotations } from '../model/records/annotations.ts'
import { textHash, unitId } from '../model/units.ts'

/** What revisers have found of one type, or in all. */
export interface ErrorAmounts {
  /** By severity, over all texts that were revised, also those that were mended since. */
  readonly found: Readonly<Record<Severity, number>>
  /** Those of them that are minor, major or critical. */
  readonly errors: number
  /** Errors in a thousand words of the basis; null when there is none. */
  readonly perThousand: number | null
  /** Errors of which the text is still as it was. */
  readonly open: number
}

export interface TypeQuality extends ErrorAmounts {
  readonly type: MqmType
  readonly name: string
  /** The dimension that it belongs to; null for a dimension itself, of which the amounts hold those of its subtypes. */
  readonly dimension: MqmType | null
}

/** The errors of a locale by type of MQM. */
export interface LocaleQuality {
  readonly locale: string
  readonly name: string
  /** What somebody has revised: messages that are reviewed now, or were ever annotated. */
  readonly basis: { readonly messages: number; readonly words: number }
  /** The types that occur, each dimension before its subtypes. */
  readonly types: readonly TypeQuality[]
  readonly total: ErrorAmounts
}

interface Found {
  readonly annotation: Annotation
  readonly isOpen: boolean
}

/** Works out the errors of a locale. Words are words of the English. */
export function qualityOf(project: Project, locale: Locale): LocaleQuality {
  const annotations = project.annotations.get(locale.code)
  const units = unitsIn(project, locale)
  const revised = units.filter((unit) => unit.state === 'reviewed' || annotations?.has(unitId(unit)))
  const words = countSourceWords(revised.map(({ forms }) => forms.at(-1)?.source ?? ''))
  const found = revised.flatMap((unit): Found[] => {
    const list = annotations?.get(unitId(unit)) ?? []
    const open = openAnnotations(list, textHash(unit))
    return list.map((annotation) => ({ annotation, isOpen: open.includes(annotation) }))
  })
  const byType = groupBy(found, ({ annotation }) => annotation.type)
  const amounts = (types: readonly MqmType[]) =>
    amountsOf(
      types.flatMap((type) => byType.get(type) ?? []),
      words,
    )
  const types = mqmDimensions.flatMap(({ id: dimension, name, types: subtypes }): TypeQuality[] => {
    const ids = subtypes.map(({ id }) => id)
    const all = { type: dimension, name, dimension: null, ...amounts([dimension, ...ids]) }
    return [all, ...subtypes.map(({ id, name }) => ({ type: id, name, dimension, ...amounts([id]) }))]
  })
  return {
    locale: locale.code,
    name: locale.name,
    basis: { messages: revised.length, words },
    types: types.filter((type) => severities.some((severity) => type.found[severity] > 0)),
    total: amountsOf(found, words),
  }
}

function amountsOf(found: readonly Found[], words: number): ErrorAmounts {
  const of = (severity: Severity) => found.filter(({ annotation }) => annotation.severity === severity).length
  const errors = found.filter(({ annotation }) => annotation.severity !== 'neutral')
  return {
    found: { neutral: of('neutral'), minor: of('minor'), major: of('major'), critical: of('critical') },
    errors: errors.length,
    perThousand: words === 0 ? null : Math.round((errors.length / words) * 100_000) / 100,
    open: errors.filter(({ isOpen }) => isOpen).length,
  }
}

/** The same for people: a table for each locale, with what it is based on. */
export const printQuality = (qualities: readonly LocaleQuality[]): string => qualities.map(printLocale).join('\n\n')

function printLocale({ locale, name, basis, types, total }: LocaleQuality): string {
  const messages = count(basis.messages, 'message')
  const line = `${locale} ${name}, based on ${messages} (${count(basis.words, 'word')} of English), reviewed or annotated.`
  if (types.length === 0) return `${line} No annotation.`
  const row = (label: string, { found, errors, perThousand, open }: ErrorAmounts) => [
    label,
    ...severities.map((severity) => String(found[severity])),
    ...[String(errors), perThousand === null ? '–' : perThousand.toFixed(2), String(open)],
  ]
  const head = ['', ...severities, 'errors', 'per 1,000 words', 'open']
  const rows = types.map((type) => row(type.dimension ? `  ${type.name}` : type.name, type))
  const legend = 'Errors are minor, major and critical. Open are those of which the text is still as it was.'
  return report(line, printTable(head, [...rows, row('All', total)]), legend)
}
