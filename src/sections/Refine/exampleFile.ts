const files = import.meta.glob<string>('./examples/*.xlf', { query: '?raw', import: 'default' })

/** The language of the example translation on an English page, and in languages that have no example file. */
const FALLBACK = 'pl'

/** An XLIFF file with typical errors of machine translation, from English into the page's language. */
export async function exampleFile(locale: string): Promise<File> {
  const read = (language: string) => files[`./examples/${language}.xlf`]
  const language = read(locale) ? locale : FALLBACK
  return new File([(await read(language)?.()) ?? ''], `refinix.${language}.xlf`)
}
