import { hash } from 'node:crypto'
import { hashOf } from 'vite-plugin-ssg'
import { defaultLocale, type LocaleCode } from '../../src/config/locales.ts'
import { type ViewId, viewIds } from '../../src/config/routes.ts'
import { once } from '../../src/i18n/once.ts'
import { type Publication, pageState } from '../../src/i18n/publication.ts'
import type { Project } from 'i18next-workbench/model/project.ts'
import { lacking } from '../texts/payload.ts'
import type { Unconfirmed } from 'i18next-workbench/model/unconfirmed.ts'

/** Hashes of the texts that parts of a site are made of. Nothing is typeset for them: most are known already. */
export interface TextInputs {
  /** What a view says in a locale, menus and footer included. */
  ofView(locale: LocaleCode, view: ViewId): string
  /** What all views of a locale say. */
  ofLocale(locale: LocaleCode): string
}

interface Sources {
  readonly project: Pick<Project, 'files' | 'bundles'>
  readonly publication: Publication
  readonly unconfirmed: Unconfirmed
  /** The namespaces of a view besides "common". */
  readonly namespacesOf: (view: ViewId) => readonly string[]
}

/**
 * What localeTexts() reads (messages.ts): a locale's own files, of English what they lack, and whether a page is in
 * English or unconfirmed.
 */
export function textInputs({ project, publication, unconfirmed, namespacesOf }: Sources): TextInputs {
  const { files, bundles } = project
  const ofNamespace = once((id: string) => {
    const [locale, namespace = '', inEnglish] = id.split(' ')
    const own = inEnglish ? {} : bundles.get(locale as LocaleCode)?.get(namespace)
    const rest = lacking(bundles.get(defaultLocale)?.get(namespace) ?? {}, own ?? {})
    const { text = '' } = files.get(locale as LocaleCode)?.get(namespace) ?? {}
    return hashOf(hash('sha256', text), rest)
  })
  const ofView = (locale: LocaleCode, view: ViewId) => {
    const inEnglish = pageState(publication, locale, view) === 'english' ? ' english' : ''
    const hashes = namespacesOf(view).map((namespace) => ofNamespace(`${locale} ${namespace}${inEnglish}`))
    return hashOf(ofNamespace(`${locale} common`), hashes, unconfirmed.get(locale)?.has(view) ?? false, inEnglish)
  }
  return { ofView, ofLocale: (locale) => hashOf(...viewIds.map((view) => ofView(locale, view))) }
}
