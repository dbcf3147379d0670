import { Command } from '@commander-js/extra-typings'
import { sourceLocale, type Locale, targetLocales, commandLine } from '../config.ts'
import { colors } from '../lib/colors.ts'
import { count, report, tell } from '../lib/output.ts'
import { groupBy } from '../model/groups.ts'
import { localeNamed } from '../model/localeNamed.ts'
import { readSoundProject, unitsIn } from '../model/project.ts'
import { isSelfConfirmed } from '../model/records/reviewers.ts'
import { type Unit, unitId } from '../model/units.ts'
import { matcherOf, stretchesOf } from './findTexts.ts'

interface Hit {
  readonly locale: Locale
  readonly unit: Unit
}

type Found = ReadonlyMap<string, readonly Hit[]>

export const searchCommand = new Command('search')
  .description('Find messages by words in their key, their English or their translation.')
  .usage('[options] [locale] <words...>')
  .argument('<words...>', 'a locale first, if only one is meant; case and diacritics make no difference')
  .option('--json', 'print what was found as JSON')
  .addHelpText(
    'after',
    '\nA message is found when it has all the words. Words in quotation marks have to stand together, as they are.' +
      `\n\nExamples:\n  ${commandLine()} search pl consent zgoda\n  ${commandLine()} search "clinical trial"`,
  )
  .action(async (args, { json }) => {
    const { locales, words } = readArguments(args)
    const project = await readSoundProject(undefined, { locales })
    const matches = matcherOf(words)
    const hits = locales.flatMap((locale) =>
      unitsIn(project, locale)
        .filter(matches)
        .map((unit) => ({ locale, unit })),
    )
    const found = groupBy(hits, ({ unit }) => unitId(unit))
    tell(json, toJson(words, found), () => print(words, found, locales))
  })

/** The first word is a locale when it names one and others follow; English is looked through in any case. */
function readArguments([first = '', ...rest]: readonly string[]): {
  locales: readonly Locale[]
  words: readonly string[]
} {
  const words = [first, ...rest]
  const named = rest.length > 0 ? localeNamed(first) : null
  if (words.every((word) => word.trim() === '')) {
    throw new Error(`Expected words to look for, found only spaces. Example: ${commandLine()} search pl consent`)
  }
  if (!named) return { locales: targetLocales(), words: words.map(unquoted) }
  return { locales: named.code === sourceLocale() ? targetLocales() : [named], words: rest.map(unquoted) }
}

/** Without the quotation marks that a shell has left, or that somebody has typed twice. */
const unquoted = (word: string) => (/^(["'“„«]).+["'”“»]$/.test(word) ? word.slice(1, -1) : word)

function toJson(words: readonly string[], found: Found) {
  const messages = [...found].map(([key, hits]) => ({
    key,
    locales: hits.map(({ locale, unit: { state, forms } }) => ({ locale: locale.code, state, forms })),
  }))
  return { words, count: found.size, messages }
}

function print(words: readonly string[], found: Found, locales: readonly Locale[]): string {
  const named = words.map((word) => `“${word}”`).join(' and ')
  if (found.size === 0) {
    const names = [sourceLocale(), ...locales.map(({ code }) => code)].join(', ')
    return `Nothing found: no message has ${named} in its key or its texts (${names}).`
  }
  const blocks = [...found].map(([key, hits]) => [mark(key, words), printTexts(words, hits), ''])
  return report(blocks, `${count(found.size, 'message')} with ${named}.`)
}

function printTexts(words: readonly string[], hits: readonly Hit[]): string[] {
  const line = (name: string, text: string | null) => `  ${colors.dim(name)}  ${mark(text ?? '–', words)}`
  const sources = new Map(hits[0]?.unit.forms.map(({ category, source }) => [source, category]))
  const english = [...sources].map(([source, category]) =>
    line(sources.size > 1 ? `${sourceLocale()} ${category}` : sourceLocale(), source),
  )
  const others = hits.flatMap(({ locale, unit }) =>
    unit.forms.map(({ category, target }) =>
      line([locale.code, category, `(${stateIn(unit)})`].filter(Boolean).join(' '), target),
    ),
  )
  return [...english, ...others]
}

const stateIn = ({ state, record }: Unit) =>
  state === 'translated' && isSelfConfirmed(record) ? 'translated, confirmed by its translator' : state

function mark(text: string, words: readonly string[]): string {
  let rest = 0
  const parts = stretchesOf(text, words).map(([from, to]) => {
    const before = text.slice(rest, from)
    rest = to
    return before + colors.inverse(text.slice(from, to))
  })
  return parts.join('') + text.slice(rest)
}
