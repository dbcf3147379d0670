import { byLanguage, rowsFor } from './rows.ts'
import { type Family, fix } from './rule.ts'

/** Words without which a sentence goes on, and that no sentence has twice in a row. */
const functionWords: Readonly<Record<string, string>> = {
  bg: 'и или за от към при',
  ca: 'i o amb per la els',
  cs: 'a nebo pro od při podle',
  da: 'og eller af med fra',
  de: 'und oder für von bei nach ein eine den dem des',
  en: 'the a an of and or for with from by to',
  es: 'el la los las de del y o en con para por un',
  et: 'ja või',
  fi: 'ja tai',
  fr: 'le la les des et ou pour avec dans sur un une du',
  gl: 'e ou con para por',
  hr: 'i ili za od',
  it: 'il la le di del e o per con da un una',
  lt: 'ir arba',
  lv: 'un vai',
  nb: 'og eller av fra med',
  nl: 'het een en of van voor met',
  pl: 'i lub oraz dla od przez',
  pt: 'o os as de do da e ou para com por um uma',
  ro: 'și sau pentru cu din',
  ru: 'и или для от при',
  sk: 'a alebo pre od pri',
  sl: 'in ali za od',
  sv: 'och eller av från med',
  uk: 'і або для від при',
}

const doubledRows = rowsFor('doubled-word', Object.keys(functionWords).join(' '), (tag) => {
  const [word = ''] = functionWords[tag]?.split(' ') ?? []
  return {
    kind: 'word',
    example: ['A and B', `Xx ${word} ${word} xx`, `Xx ${word} xx`],
    counter: ['A and B', `Xx ${word} xx`],
  }
})

/** Words that stand twice in a row. */
const doubled = byLanguage(doubledRows, ({ text }, { id }) => {
  if (!repeated.test(text)) return []
  const words = new Set(functionWords[id.slice(id.indexOf('/') + 1)]?.split(' '))
  return [...text.matchAll(everyRepeated)].flatMap(({ 0: found, 1: word = '', index }) =>
    words.has(word) ? [fix(id, index + word.length, index + found.length, '')] : [],
  )
})
/** In small letters: "Der der" begins a sentence. */
const repeated = /(?<=^|\s)(\p{Ll}+)[ \u00A0]\1(?=\s)/u
const everyRepeated = new RegExp(repeated, 'gu')

export const wordFamilies = [doubled] as const satisfies readonly Family[]
