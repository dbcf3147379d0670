import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { REPLAY } from '../../config/protocol.ts'
import { quoteExamples } from '../../config/quoteExamples.ts'
import { workLanguageOf } from '../../config/workLanguages.ts'
import { href } from '../../i18n/href.ts'
import { useLocale } from '../../i18n/LocaleContext.ts'
import { type Choice, changed, firstChoice, jobOf, wordFields } from './choice.ts'
import { useFigures } from './useFigures.ts'

/** The state of the calculator. Input and clicks made before hydration are kept. */
export function useCalculator(onSend: (figures: string) => void) {
  const { locale } = useLocale()
  const [choice, setChoice] = useState(() => firstChoice(locale.code))
  const root = useRef<HTMLDivElement>(null)
  const sendButton = useRef<HTMLButtonElement>(null)
  const figures = useFigures()
  const send = (sent: Choice) => {
    onSend(figures(sent))
    location.assign(href(locale.code, 'contacts', 'contact-form'))
  }
  const begin = useEffectEvent(() => {
    if (!root.current) return
    const found = changed(choice, readControls(root.current, choice))
    setChoice(found)
    if (sendButton.current?.getAttribute(REPLAY) === 'true') send(found)
  })
  useLayoutEffect(() => begin(), [])
  return {
    root,
    sendButton,
    choice,
    job: jobOf(choice),
    change: (change: Partial<Choice>) => setChoice((before) => changed(before, change)),
    send: () => send(choice),
  }
}

/** Reads the controls of a static document, as a change of the choice that it was rendered with. */
function readControls(root: HTMLElement, rendered: Choice): Partial<Choice> {
  const value = (name: string) => root.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`)?.value
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
