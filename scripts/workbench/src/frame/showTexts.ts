import { application } from 'workbench:application'
import { mark } from '../marks/marks.ts'
import { splitId } from '../project/ids.ts'
import { type PluralCategory, pluralKey } from '../project/plurals.ts'
import type { Texts } from '../protocol/calls.ts'
import type { Application } from './application.ts'

/** The panel's name for the only form of a message without plural forms. */
const PLAIN = 'text' satisfies Exclude<string, PluralCategory>

/** Shows the texts of a message on the page, with marks as in i18next. */
export function showTexts({ i18n, locale, redraw }: Application, id: string, texts: Texts): void {
  const { namespace, key } = splitId(id)
  // A bundle added before i18next has loaded the namespace would prevent the load.
  if (i18n.modules.backend && !i18n.hasResourceBundle(locale, namespace)) return
  for (const [form, text] of Object.entries(texts)) {
    const full = form === PLAIN ? key : pluralKey(key, form)
    // An ellipsis for an empty text, which could not be clicked.
    const printed = application.print(locale, full.split('.').at(-1) ?? full, text.trim() === '' ? '…' : text)
    const tree = nested(full.split('.'), mark(`${namespace}:${full}`, printed))
    i18n.addResourceBundle(locale, namespace, tree, true, true, { silent: true, skipCopy: true })
  }
  redraw()
}

const nested = (names: readonly string[], text: unknown): unknown =>
  names.reduceRight((inner, name) => ({ [name]: inner }), text)
