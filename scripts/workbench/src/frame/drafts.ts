import { application } from 'workbench:application'
import { mark } from '../marks/marks.ts'
import { splitId } from '../project/ids.ts'
import { type PluralCategory, pluralKey, splitPlural } from '../project/plurals.ts'
import type { Texts } from '../protocol/calls.ts'
import type { Application } from './application.ts'

/** The panel's name for the only form of a message without plural forms. */
const PLAIN = 'text' satisfies Exclude<string, PluralCategory>

/** Shows drafts of the panel on the page, and restores the saved texts. */
export function createDrafts({ i18n, locale, redraw }: Application) {
  /** Saved texts under drafts, with marks as in i18next; undefined for a missing text. */
  const saved = new Map<string, unknown>()
  const get = (namespace: string, key: string): unknown => i18n.getResource(locale, namespace, key)
  const set = (namespace: string, key: string, text: unknown) => {
    // A bundle added before i18next has loaded the namespace would prevent the load.
    if (i18n.modules.backend && !i18n.hasResourceBundle(locale, namespace)) return
    i18n.addResourceBundle(locale, namespace, nested(key.split('.'), text), true, true, {
      silent: true,
      skipCopy: true,
    })
  }
  // An ellipsis for an empty text, which could not be clicked.
  const printed = (namespace: string, key: string, text: string | null) =>
    mark(`${namespace}:${key}`, application.print(locale, key.split('.').at(-1) ?? key, text?.trim() ? text : '…'))
  const formsOf = (id: string, texts: Readonly<Record<string, string | null>>) => {
    const { namespace, key } = splitId(id)
    return Object.entries(texts).map(([form, text]) => {
      const full = form === PLAIN ? key : pluralKey(key, form)
      return { namespace, key: full, id: `${namespace}:${full}`, text }
    })
  }
  return {
    show(id: string, texts: Texts): void {
      for (const form of formsOf(id, texts)) {
        if (!saved.has(form.id)) saved.set(form.id, get(form.namespace, form.key))
        set(form.namespace, form.key, printed(form.namespace, form.key, form.text))
      }
      redraw()
    },
    clear(id: string): void {
      for (const [form, text] of saved) {
        if (form !== id && splitPlural(form).base !== id) continue
        const { namespace, key } = splitId(form)
        set(namespace, key, text)
        saved.delete(form)
      }
      redraw()
    },
    save(id: string, texts: Readonly<Record<string, string | null>>): void {
      for (const form of formsOf(id, texts)) {
        saved.delete(form.id)
        set(form.namespace, form.key, printed(form.namespace, form.key, form.text))
      }
      redraw()
    },
  }
}

const nested = (names: readonly string[], text: unknown): unknown =>
  names.reduceRight((inner, name) => ({ [name]: inner }), text)
