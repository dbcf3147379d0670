import { claims } from '../../../src/config/claims.ts'
import { defaultLocale } from '../../../src/config/locales.ts'
import { createI18n } from '../../../src/i18n/create.ts'
import { splitCodes } from '../codes.ts'
import type { LocaleFile } from '../localeFile.ts'
import { splitPlural } from '../plurals.ts'
import type { Project } from '../project.ts'
import { typeset } from '../typeset.ts'

/** A message of a view, as it is looked for on the English page. */
export interface ContextString {
  /** "pages/about:hero.title" */
  readonly id: string
  /** English as it stands in the file. */
  readonly english: string
  /** What it may read on the page, as patterns over text with single spaces: one for each plural form. */
  readonly patterns: readonly string[]
}

/** Stands for the value of a variable that only the page knows. */
const gap = '\uE000'
const known = new Set([...Object.keys(claims), 'brand'])

/** The messages of a view by their ids ("namespace:key"), in the order of the English files. Unknown ids are left out. */
export function contextStrings(project: Project, ids: readonly string[]): ContextString[] {
  const english = project.files.get(defaultLocale) ?? new Map<string, LocaleFile>()
  const wanted = new Set(ids)
  const forms = new Map<string, string[]>()
  for (const { namespace, entries } of english.values()) {
    for (const { key, text } of entries.values()) {
      const id = idIn(wanted, namespace, key)
      if (id) forms.set(id, [...(forms.get(id) ?? []), text])
    }
  }
  const read = reader([...forms.values()].flat())
  return [...forms].map(([id, texts]) => ({ id, english: texts.join(' / '), patterns: texts.map(read).map(patternOf) }))
}

/** The id under which a key was read: its own, or that of the message of which it is a plural form. */
function idIn(wanted: ReadonlySet<string>, namespace: string, key: string): string | null {
  const ids = [`${namespace}:${key}`, `${namespace}:${splitPlural(key).base}`]
  return ids.find((id) => wanted.has(id)) ?? null
}

/** Texts as a page prints them: typeset, with the company's figures, without tags, with gaps for other variables. */
function reader(messages: readonly string[]): (message: string) => string {
  const names = new Map(messages.map((message, index) => [message, `text${index}`]))
  const texts = [...names].map(([message, name]) => [name, withGaps(typeset(defaultLocale, message))])
  const i18n = createI18n({ locale: defaultLocale, payload: { [defaultLocale]: { texts: Object.fromEntries(texts) } } })
  return (message) => i18n.t(names.get(message) ?? '', { ns: 'texts' })
}

function withGaps(message: string): string {
  return splitCodes(message)
    .map((part) => {
      if (part.kind === 'variable') return known.has(part.name) ? part.text : gap
      return part.kind === 'text' ? part.text : ''
    })
    .join('')
}

function patternOf(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim()
  return plain.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(gap, '.*')
}
