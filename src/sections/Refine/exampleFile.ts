const files = import.meta.glob<string>('./examples/*.xlf', { query: '?raw', import: 'default' })

/** The translation in examples of a page in English, and of one in a language that has no file of its own. */
const FALLBACK = 'pl'

/** An XLIFF file with typical errors of machine translation, from English into the page's language. */
export async function exampleFile(locale: string): Promise<File> {
  const read = (language: string) => files[`./examples/${language}.xlf`]
  const language = read(locale) ? locale : FALLBACK
  return new File([(await read(language)?.()) ?? ''], `refinix.${language}.xlf`)
}
