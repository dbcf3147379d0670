import { quoteExamples } from '../../config/quoteExamples.ts'
import { workLanguageOf } from '../../config/workLanguages.ts'
import { type Choice, wordFields } from './choice.ts'

/** Reads the controls of a static document, as a change of the choice that it was rendered with. */
export function readControls(root: HTMLElement, rendered: Choice): Partial<Choice> {
  const value = (name: string) =>
    root.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]:is(select, [inputmode], :checked)`)
      ?.value
  const language = (name: 'source' | 'target') => workLanguageOf(value(name))?.id ?? rendered[name]
  const languages = { source: language('source'), target: language('target') }
  const example = quoteExamples.find(({ id }) => id === value('example'))?.id ?? rendered.example
  if (example !== rendered.example) return { ...languages, example }
  const words = wordFields.map((name) => [name, value(name)?.replaceAll(/\D/g, '') ?? rendered.words[name]] as const)
  return {
    ...languages,
    words: { ...rendered.words, ...Object.fromEntries(words) },
    translators: Number(value('translators') ?? rendered.translators),
    rush: value('schedule') === 'rush',
  }
}
