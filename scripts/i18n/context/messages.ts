import { defaultLocale, type LocaleCode } from '../../../src/config/locales.ts'
import { splitCodes } from '../model/codes.ts'
import { literally } from '../model/keyPattern.ts'
import type { LocaleFile } from '../model/localeFile.ts'
import { splitPlural } from '../model/plurals.ts'
import type { Project } from '../model/project.ts'
import { interpolateClaims, statedVariables } from '../model/publishing/interpolateClaims.ts'
import { typeset } from '../model/publishing/typeset.ts'

/** A message of a view, as it is looked for on a page. */
export interface ContextMessage {
  /** "pages/about:hero.title" */
  readonly id: string
  /** English as it stands in the file. */
  readonly english: string
  /** The same in the locale of the page; null for English, and where the page falls back to it. */
  readonly translation: string | null
  /** What it may read on the page, as patterns over text with single spaces: one for each plural form. */
  readonly patterns: readonly string[]
}

/** Stands for the value of a variable that only the page knows. */
const gap = '\uE000'

/**
 * The messages of a view by their ids ("namespace:key"), in the order of the English files, as a page of the locale has
 * them. Unknown ids are left out.
 */
export function contextMessages(project: Project, ids: readonly string[], locale: LocaleCode): ContextMessage[] {
  const wanted = new Set(ids)
  const translated = locale === defaultLocale ? new Map<string, string[]>() : formsIn(project, locale, wanted)
  return [...formsIn(project, defaultLocale, wanted)].map(([id, english]) => {
    const own = translated.get(id)
    return {
      id,
      english: english.join(' / '),
      translation: own?.join(' / ') ?? null,
      patterns: (own ?? english).map((text) => patternOf(printed(locale, text))),
    }
  })
}

/** The texts of each message in a locale's files: one, or one for each plural form. */
function formsIn(project: Project, locale: LocaleCode, wanted: ReadonlySet<string>): Map<string, string[]> {
  const forms = new Map<string, string[]>()
  const files: Iterable<LocaleFile> = project.files.get(locale)?.values() ?? []
  for (const { namespace, entries } of files) {
    for (const { key, text } of entries.values()) {
      const id = idIn(wanted, namespace, key)
      if (id && text.trim() !== '') forms.set(id, [...(forms.get(id) ?? []), text])
    }
  }
  return forms
}

/** The id under which a key was read: its own, or that of the message of which it is a plural form. */
function idIn(wanted: ReadonlySet<string>, namespace: string, key: string): string | null {
  const ids = [`${namespace}:${key}`, `${namespace}:${splitPlural(key).base}`]
  return ids.find((id) => wanted.has(id)) ?? null
}

/** A text as a page prints it: typeset, with the company's figures, without tags, with gaps for other variables. */
function printed(locale: LocaleCode, message: string): string {
  return interpolateClaims(locale, withGaps(typeset(locale, message)))
}

function withGaps(message: string): string {
  return splitCodes(message)
    .map((part) => {
      if (part.kind === 'variable') return Object.hasOwn(statedVariables, part.name) ? part.text : gap
      return part.kind === 'text' ? part.text : ''
    })
    .join('')
}

function patternOf(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim()
  return literally(plain).replaceAll(gap, '.*')
}
