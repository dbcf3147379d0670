import englishForms from '../../locales/en/forms.json' with { type: 'json' }
import english from '../../locales/en/notices.json' with { type: 'json' }
import { type FieldName, fieldsOf, formIds } from '../../src/forms/fields.ts'

/** The words in which the owner is told of messages, in the owner's language. */
export interface NoticeWords {
  readonly notices: typeof english
  /** The name of each field in front of its value. */
  readonly labels: Readonly<Partial<Record<string, string>>>
}

/** The words of the files notices.json and forms.json of a locale. */
export function noticeWords(notices: typeof english, forms: object): NoticeWords {
  const labels = formIds.flatMap((form) =>
    fieldsOf(form).map(({ name, label }): [FieldName, string] => [name, textAt(forms, label) ?? name]),
  )
  return { notices, labels: Object.fromEntries(labels) }
}

function textAt(tree: unknown, key: string): string | null {
  const found = key
    .split('.')
    .reduce((at: unknown, part) => (at && typeof at === 'object' ? Reflect.get(at, part) : null), tree)
  return typeof found === 'string' ? found : null
}

/** The words where no other language was chosen. */
export const englishWords = noticeWords(english, englishForms)

/** A text with its variables filled in. */
export function filledIn(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole))
}
