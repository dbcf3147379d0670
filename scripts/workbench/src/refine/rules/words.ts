import { once } from '../../lib/once.ts'
import { literally } from '../../model/keyPattern.ts'
import { type Family, type Fix, fix, fixEach, NBSP, type Rule } from './rule.ts'
import { byLanguage, rowsFor } from './rows.ts'

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

const capitalRow: Rule = {
  ...{ id: 'sentence-capital', kind: 'word' },
  example: ['Wait here now.', 'czekać tu teraz.', 'Czekać tu teraz.'],
  counter: ['Git is here now.', 'git jest tu teraz.'],
}

/** Sentences whose first letter is small. */
const capitals: Family = {
  rules: [capitalRow],
  find: ({ text, source, language: { tag } }) => {
    const [, first = ''] = /^(\p{Ll}{2,})[ ,]/u.exec(text) ?? []
    const isSentence = /^\p{Lu}\p{Ll}+ .*[.?!]$/su.test(source) && /[.?!]$/.test(text)
    if (!first || !isSentence || source.toLowerCase().includes(first) || /^[a-zß]\p{Lu}/u.test(text)) return []
    const length = tag.startsWith('nl') && first.startsWith('ij') ? 2 : 1
    const upper = first.slice(0, length).toLocaleUpperCase(tag)
    return upper.length === length ? [fix(capitalRow.id, 0, length, upper)] : []
  },
}

interface Spelling {
  readonly language: string
  readonly wrong: string
  readonly right: string
  /** Whether an ending may follow. */
  readonly isStem?: boolean
}

const list = (language: string, pairs: string, isStem = false): readonly Spelling[] =>
  pairs.split(/\s+/).map((pair) => {
    const [wrong = '', right = ''] = pair.split('>').map((part) => part.replaceAll('_', ' ').replaceAll('~', NBSP))
    return { language, wrong, right, isStem }
  })

/** Spellings that are wrong in any sentence. */
const spellings: readonly Spelling[] = [
  ...list('fr', 'coeur>cœur soeur>sœur noeud>nœud voeu>vœu oeuvre>œuvre oeil>œil boeuf>bœuf oedème>œdème', true),
  ...list('fr', 'oesophag>œsophag oestrogèn>œstrogèn foetus>fœtus foetal>fœtal oeuf>œuf', true),
  ...list('it', 'perchè>perché poichè>poiché affinchè>affinché benchè>benché finchè>finché cosicchè>cosicché'),
  ...list('it', 'giacchè>giacché anzichè>anziché sicchè>sicché purchè>purché nonchè>nonché nè>né qual’è>qual_è'),
  ...list('de', 'daß>dass muß>muss mußte>musste müßte>müsste läßt>lässt bewußt>bewusst Prozeß>Prozess'),
  ...list('de', 'Anschluß>Anschluss Einfluß>Einfluss Meßwert>Messwert Meßwerte>Messwerte Überschuß>Überschuss'),
  ...list('de', 'z.B.>z.~B. d.h.>d.~h. z.T.>z.~T. u.a.>u.~a. i.d.R.>i.~d.~R. o.ä.>o.~ä. u.U.>u.~U. v.a.>v.~a.'),
  ...list('pl', 'napewno>na_pewno wogóle>w_ogóle conajmniej>co_najmniej narazie>na_razie poprostu>po_prostu'),
  ...list('pl', 'włanczać>włączać wziąść>wziąć przedewszystkim>przede_wszystkim niewiadomo>nie_wiadomo'),
  ...list('pt', 'atravéz>através excessão>exceção concerteza>com_certeza'),
  ...list('es', 'atravez>a_través apesar>a_pesar'),
  // International nonproprietary names, which have replaced the British ones.
  ...list('en-GB', 'amoxycillin>amoxicillin cephalexin>cefalexin frusemide>furosemide lignocaine>lidocaine'),
  ...list('en-GB', 'oestradiol>estradiol sulphasalazine>sulfasalazine bendrofluazide>bendroflumethiazide'),
  ...list('en-GB', 'beclomethasone>beclometasone chlorpheniramine>chlorphenamine indomethacin>indometacin'),
  ...list('en-GB', 'phenobarbitone>phenobarbital cholestyramine>colestyramine cyclosporin>ciclosporin'),
  ...list('en-GB', 'methotrimeprazine>levomepromazine thiopentone>thiopental trimeprazine>alimemazine'),
]

const spellingRows = spellings.map((spelling): Rule & { spelling: Spelling; pattern: RegExp } => {
  const { language, wrong, right, isStem } = spelling
  const end = wrong.endsWith('.') ? '' : isStem ? '' : String.raw`(?![\p{L}\p{N}])`
  const pattern = new RegExp(String.raw`(?<![\p{L}\p{N}.])${literally(wrong)}${end}`, 'giu')
  return {
    ...{ id: `spelling/${language}-${wrong}`, kind: 'word', languages: [language], spelling, pattern },
    ...{ example: ['Xx', `Xx ${wrong} xx`, `Xx ${right} xx`], counter: ['Xx', `Xx ${right} xx`] },
  }
})

/** The rows for a language, and one expression for all of them. Switzerland and Liechtenstein write ss in any word. */
const spellingsFor = once((tag: string) => {
  const rows = spellingRows.filter(({ spelling: { language } }) => tag === language || tag.startsWith(`${language}-`))
  const own = /^de-(?:CH|LI)/.test(tag) ? rows.filter(({ spelling: { wrong } }) => !wrong.includes('ß')) : rows
  return { rows: own, any: new RegExp(own.map(({ pattern }) => pattern.source).join('|') || '(?!)', 'iu') }
})

/** Words that are misspelt whatever they stand beside. */
const misspelt: Family = {
  rules: spellingRows,
  find: ({ text, source, language: { tag } }) => {
    const { rows, any } = spellingsFor(tag)
    if (rows.length === 0 || !any.test(text)) return []
    return rows.flatMap(({ id, spelling: { wrong, right }, pattern }): readonly Fix[] => {
      if (source.includes(wrong)) return []
      return fixEach(id, text, pattern, ([found]) => {
        const written = inCaseOf(found, right)
        return written === found ? null : written
      })
    })
  },
}

/** A word with the first letter in the case of another; null for one in capitals. */
function inCaseOf(found: string, right: string): string | null {
  if (found === found.toUpperCase() && !found.includes('.')) return null
  const [first = ''] = right
  return found.charAt(0) === found.charAt(0).toLowerCase() ? right : first.toUpperCase() + right.slice(first.length)
}

export const wordFamilies = [doubled, capitals, misspelt] as const satisfies readonly Family[]
