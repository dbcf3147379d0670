import { inSentences } from './fault.ts'

/** The part of a finding that says what is wrong. */
interface Wrong {
  readonly rule: string
  readonly expected: string
  readonly found: string
}

const nothing = 'nothing'
const exportAgain = 'Correct this in the file, or export the texts again.'

/** A sentence that ends with one full stop, also after "5 p.m.". */
const stopped = (sentence: string) => sentence.replace(/\.?$/, '.')

/** The missing and the surplus parts, in two sentences. */
const both = ({ expected, found }: Pick<Wrong, 'expected' | 'found'>, missing: string, extra: string) =>
  [expected !== nothing && stopped(`${missing} ${expected}`), found !== nothing && stopped(`${extra} ${found}`)]
    .filter(Boolean)
    .join(' ')

/** The missing and the surplus variables or tags: "{{name}}", or "one {{name}}" of two. */
const codes = ({ expected, found }: Wrong, missing: string) => {
  const isKnown = /(?:^| )one [{<]/.test(found)
  const why = isKnown ? 'it is there more often than in the English' : 'the English does not have it'
  return both({ expected, found: found === nothing ? found : `${found}: ${why}` }, missing, 'Remove')
}

/** Sentences for rules that need more than the expected and the found value. */
const sentences: Readonly<Record<string, (wrong: Wrong) => string>> = {
  variables: (wrong) => codes(wrong, 'Add the missing'),
  tags: (wrong) => codes(wrong, 'Add the missing tags:'),
  'tag-pairs': ({ found }) =>
    `The tags are not in pairs: ${found}. Write <tag>, the marked words, </tag>, and only then the next tag.`,
  markup: ({ expected, found }) =>
    found.startsWith('<')
      ? `The tag ${found} is not allowed here. Remove it.`
      : `“${found}” is damaged. Write ${expected}, or remove it.`,
  'invisible-characters': ({ expected, found }) => {
    if (expected === 'no invisible character') return `An invisible character: ${found}. Remove it.`
    if (expected === 'the right letter') return `A damaged letter in ${found}. Type it again.`
    return `Type ${expected} instead of ${found}.`
  },
  'unknown-variable': ({ expected, found }) => `The site cannot fill in ${found}. Use ${expected}.`,
  verbatim: ({ expected }) => `This text is the same in every language. Write ${expected}, as in the English.`,
  'character-references': ({ expected, found }) => `Type ${expected} instead of ${found}.`,
  brackets: ({ found }) => `The brackets are not in pairs: ${found}. Add the missing one, or remove the other.`,
  spaces: ({ expected, found }) =>
    expected === 'one space'
      ? `Two spaces together: ${found.replace(/[^\S\n]{2,}/g, (gap) => '␣'.repeat(gap.length))}. Leave one.`
      : `Remove the space at the ${/^"(?:\s|\\[nt])/.test(found) ? 'start' : 'end'}.`,
  numbers: (wrong) => both(wrong, 'Add the missing numbers:', 'Remove the numbers that the English does not have:'),
  'required-term': ({ expected }) => `Glossary: use ${expected}.`,
  'forbidden-term': ({ expected, found }) => `Glossary: do not use ${found}. Use ${expected}.`,
  'quotation-marks': ({ expected, found }) => `Wrong quotation marks in ${found}. Use ${expected}.`,
  'wrong-language': ({ found }) =>
    `This is ${found.startsWith('the source') ? 'still the English text' : 'in another language'}. Translate it.`,
  'end-punctuation': ({ expected, found }) => {
    if (expected === nothing) return `Remove “${found}” at the end: the English does not have it.`
    return found === nothing
      ? `Add “${expected}” at the end, as in the English.`
      : `End with “${expected}”, as the English does, instead of “${found}”.`
  },
  inconsistent: ({ expected }) =>
    `The same English has another translation, ${expected}. Use one of them, unless both are needed.`,
  'document-type': ({ found }) => `${found} Export it from your program without them.`,
  'too-deep': ({ found }) => found,
  'max-length': ({ expected, found }) => `Too long: ${found}. Write ${expected}.`,
  'source-words': ({ found }) => `Words of the English are left: ${found}. Translate them.`,
  currency: ({ expected, found }) => `Another currency than in the English: ${found}. The English has ${expected}.`,
  'leftover-source': ({ found }) => `The English is still in the text: remove ${found}.`,
  'decimal-sign': ({ expected, found }) => `Wrong decimal or thousands sign in ${found}. Write ${expected}.`,
  'garbled-letters': ({ expected, found }) => `Damaged letters: ${found}. Write ${expected}.`,
  'mixed-scripts': ({ found }) => `A letter of another alphabet: ${found}. It only looks right. Type it again.`,
  'doubled-word': ({ expected, found }) => `A word is repeated: ${found}. Write ${expected}.`,
  'missing-key': ({ found }) => `Not translated: ${found}. Visitors read English.`,
  unrecorded: ({ expected }) => `Changed outside the editor. Accept it: ${expected}`,
  'english-changed': ({ found }) =>
    `The English has changed: ${found}. Change the translation, or accept it if it still fits.`,
  'needs-work': ({ found }) => `${found}. Correct the translation, or accept it if it is right.`,
  'second-person': ({ expected }) => `Not confirmed: ${expected}`,
  encoding: ({ found }) =>
    `Wrong encoding: ${found}. Take the file from before that, open it as UTF-8, and save it as UTF-8.`,
  columns: ({ expected, found }) => `Wrong columns: ${found}. Needed: ${expected}. ${exportAgain}`,
  state: ({ expected, found }) => `Unknown state: ${found}. Use ${expected}.`,
  locale: ({ expected, found }) => `Wrong language in the file: ${found}. Write ${expected}.`,
  'not-well-formed': ({ expected, found }) =>
    `The file is damaged: ${found}. Needed: ${expected}. Export it from your program again, or correct this place in a text editor.`,
  'not-xliff': ({ found }) => `Not XLIFF 1.2: ${found}. Save the file as XLIFF 1.2, or export the texts again.`,
  'no-texts': () => 'The file has no exported text. Import the file that “export” wrote.',
  'unknown-id': ({ found }) => `Unknown id: ${found}. ${exportAgain}`,
  'duplicate-id': ({ found }) => `The text is in the file twice, ${found}. Delete one of the two.`,
  'inline-codes': ({ found }) => `Unknown tag: ${found}. Use only the tags of the English.`,
  'plural-forms': ({ expected, found }) =>
    found === 'no such form'
      ? `A plural form is missing. Write ${expected}.`
      : `Wrong plural form: ${found}. Use ${expected}.`,
  'source-changed': ({ expected, found }) =>
    `The English in the file is ${found}, not ${expected}. Export the text again.`,
  'extra-key': () => 'English does not have this text. Remove it.',
  'key-unused': ({ expected }) => `No page shows this text. Remove it, or add ${expected}.`,
  'unknown-message': ({ expected }) => `English does not have ${expected}.`,
  'undecided-term': ({ expected }) => `Decide the term: write ${expected}.`,
}

/** A finding as a translator reads it: what is wrong, then what to do. */
export function inPlainWords(finding: Wrong): string {
  const { rule, expected, found } = finding
  const isQuoted = [expected, found].every((text) => /^“[^”]*”$/.test(text))
  return sentences[rule]?.(finding) ?? (isQuoted ? `Write ${expected} instead of ${found}.` : inSentences(finding))
}
