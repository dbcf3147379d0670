import { config, type Locale } from '../config.ts'

/** A new locale as it is listed, with what the project alone says of it. */
export type NewRow = Locale & Readonly<Record<string, string | boolean | number>>

const END = '] as const satisfies readonly LocaleRow[]'

/**
 * The row that a language code asks for: names from CLDR, direction and letters from the language's script.
 * Throws when the code is no BCP 47 language that CLDR knows, or could not be a folder and an address.
 */
export function rowFor(code: string): NewRow {
  if (!folderName.test(code)) {
    const small = code.toLowerCase().replaceAll('_', '-')
    const hint = folderName.test(small) ? ` Say ${small}.` : ''
    throw new Error(
      `"${code}": expected a language code in small letters, such as de or pt-br: it becomes a folder and an address.${hint}`,
    )
  }
  const tag = canonical(code)
  const name = tag && new Intl.DisplayNames([tag], { type: 'language', fallback: 'none' }).of(tag)
  if (!tag || !name || Intl.PluralRules.supportedLocalesOf(tag).length === 0) {
    throw new Error(
      `"${code}": expected the code of a language (ISO 639) whose name and plural forms are known, such as de, with a region if needed, such as pt-br; found none.`,
    )
  }
  return {
    code,
    tag,
    name: name.charAt(0).toLocaleUpperCase(tag) + name.slice(1),
    dir: directionOf(tag),
    ...config().newLocale?.(tag).fields,
    public: false,
    threshold: 1,
  }
}

const folderName = /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/

/** "pt-BR" for "pt-br"; undefined for what is no language tag. */
function canonical(code: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(code)[0]
  } catch {
    return undefined
  }
}

/** ISO 15924 codes of the scripts in use that run from right to left. */
const rightToLeft = new Set(['Arab', 'Hebr', 'Syrc', 'Thaa', 'Nkoo', 'Adlm', 'Rohg'])

/** The direction in which a language is written, by its likely script, which is CLDR's. */
function directionOf(tag: string): Locale['dir'] {
  const { script = 'Latn' } = new Intl.Locale(tag).maximize()
  return rightToLeft.has(script) ? 'rtl' : 'ltr'
}

/** The text of src/config/locales.ts with a row more. Throws when the table's end is not where it should be. */
export function insertRow(source: string, row: NewRow): string {
  const found = source.split(END).length - 1
  if (found !== 1) {
    throw new Error(
      `src/config/locales.ts: expected "${END}" once, found ${found} of it. Put the row into the table by hand.`,
    )
  }
  const fields = Object.entries(row).map(([name, value]) =>
    typeof value === 'string' ? `${name}: '${value.replaceAll("'", '’')}'` : `${name}: ${value}`,
  )
  return source.replace(END, () => `  { ${fields.join(', ')} },\n${END}`)
}

/** The text of src/config/locales.ts without the row of a locale. */
export function removeRow(source: string, code: string): string {
  return source.replace(new RegExp(`^ *\\{ code: '${code}',.*\n`, 'm'), '')
}

/** The text of src/config/locales.ts with a locale made public or not. Throws when its row is not there. */
export function setPublic(source: string, code: string, value: boolean): string {
  const row = new RegExp(`(\\{ code: '${code}',[^}]*public: )(?:true|false)`)
  if (!row.test(source))
    throw new Error(
      `src/config/locales.ts: expected a row "{ code: '${code}', … public: …", found none. Change the row by hand.`,
    )
  return source.replace(row, `$1${value}`)
}
