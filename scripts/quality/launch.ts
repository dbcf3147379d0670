import { readFile } from 'node:fs/promises'
import path from 'node:path'
import {
  keyPattern,
  type LocaleFiles,
  type ProjectTexts,
  publicTargets,
  readTexts,
  readUsage,
  statusOf,
  type Usage,
  unconfirmedViews,
} from 'i18next-workbench'
import { claims } from '../../src/config/claims.ts'
import { confirmations, messagesAboutOwner, statementsToConfirm } from '../../src/config/confirmations.ts'
import { variables } from '../../src/config/env.ts'
import { allLocales, defaultLocale } from '../../src/config/locales.ts'
import { copyrightYear } from '../../src/config/site.ts'
import { siteProject } from '../build/workbench/workbench.ts'
import { readVariables } from '../lib/siteEnv.ts'

/** The files with the owner's facts. */
const factFiles = [
  'src/config/brand.ts',
  'src/config/site.ts',
  'src/config/measurement.ts',
  'src/config/quoteExamples.ts',
]

/** Returns all tasks before launch by title, a line each. Throws an Error with the locale files that cannot be read. */
export async function launchTasks(root: string): Promise<Readonly<Record<string, readonly string[]>>> {
  const project = await readTexts(siteProject(root))
  const { files, problems } = project
  if (problems.length > 0) throw new Error(problems.map((problem) => problem.message).join('\n'))
  const usage = await readUsage(project)
  const facts = factFiles.map(async (file) => sampleFacts(file, await readFile(path.join(root, file), 'utf8')))
  return {
    'Sample facts': [...(await Promise.all(facts)).flat(), ...pastCopyrightYear(new Date().getFullYear())],
    'Sample texts': sampleMessages(files),
    'Statements to confirm (then remove their rows from src/config/confirmations.ts)': unconfirmedStatements(files),
    'Texts about your places, law and people, in every language (correct them, then remove their rows from src/config/confirmations.ts)':
      messagesOfOwner(files),
    'Settings of the build, in .env or its environment': missingVariables(readVariables(['VITE_'], 'production', root)),
    'Missing and unconfirmed translations': unconfirmedTexts(project, usage),
    'Claims without a confirmation date (in src/config/confirmations.ts)': Object.keys(claims).filter(
      (claim) => !(claim in confirmations),
    ),
  }
}

/** "1 page", "2 pages". */
export const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`

const short = (text: string) => (text.length > 90 ? `${text.slice(0, 90)}…` : text)

/** Patterns of placeholders: reserved domains (RFC 2606), masks, filler text. */
const filler =
  /@[\w.-]*\bexample\b|\.example\b|•{2,}|\b0{3} 0{3}\b|lorem ipsum|Przykładow|Sample (?:Avenue|Street|Certification)|\bTODO\b/i

/** The names of the first owner, of its people and its clients, and a part of its sign. */
const firstOwner =
  /isogloss|wierzbicka|ellery|corvane|meridex|tessaline|northbay|\bostra\b|halden|verimed|lumenor|pelagia|quillon|rotate\(-24 16 16\)/i
const comment = /^\s*(\/\/|\*|\/\*)/

/** Returns the owner's facts in a file that are still marked as samples or look like placeholders. */
export function sampleFacts(file: string, text: string): string[] {
  return text.split('\n').flatMap((line, index) => {
    const [, fact] = /^(.*?),?\s*\/\/ SAMPLE/.exec(line) ?? []
    const found = comment.test(line) ? null : (filler.exec(line)?.[0] ?? firstOwner.exec(line)?.[0])
    const at = `${file}:${index + 1}`
    if (fact !== undefined) return [`${at}  a sample: ${short(fact.trim())}. Replace it and remove the mark.`]
    return found ? [`${at}  "${found}" looks like a sample, or belongs to the first owner.`] : []
  })
}

/** Reports the year of the copyright notice if it is past. */
const pastCopyrightYear = (thisYear: number) =>
  copyrightYear === thisYear ? [] : [`src/config/site.ts  copyrightYear: expected ${thisYear}, found ${copyrightYear}.`]

/** Reserved domains (RFC 2606). */
const reserved = /\b(?:example(?:\.(?:com|net|org))?|test|invalid|localhost)(?:[:/]|$)/

/**
 * Reports variables that a public site needs and that are not set. Its origin must be https on a real domain, and the path
 * of a form must be the receiver's.
 */
export function missingVariables(env: Readonly<Record<string, string>>): string[] {
  const origin = env[variables.siteUrl.name] ?? ''
  const isOwn = origin.startsWith('https://') && !reserved.test(origin)
  const forms = [variables.contactFormUrl, variables.freelanceFormUrl].flatMap(({ name, inPreview }) => {
    const address = env[name] ?? ''
    if (address !== '' && (!address.startsWith('/') || address === inPreview)) return []
    return [`${name}: expected the address of a form service, or ${inPreview}; found "${address}".`]
  })
  return [
    ...(isOwn ? [] : [`${variables.siteUrl.name}: expected https and a domain of your own, found "${origin}".`]),
    ...forms,
  ]
}

/** The message that says that the policy is a sample. English decides for all translations. */
const policy = { namespace: 'pages/privacy', key: 'sample' }

/** A placeholder for the owner's lawyer: "[name of the processor]". Does not match the text of Markdown links. */
const gap = /\[[^\]]+\](?!\()/

/** Reports texts of all locales that say that they are samples or have placeholders. */
function sampleMessages(files: LocaleFiles): string[] {
  const isSample = /sample/i.test(files.get(defaultLocale)?.get(policy.namespace)?.entries.get(policy.key)?.text ?? '')
  const all = [...files.values()].flatMap((byNamespace) => [...byNamespace.values()])
  return all.flatMap((file) =>
    [...file.entries.values()].flatMap(({ key, text }) => {
      const at = `${file.file}:${file.lineOf(key)}  "${key}"`
      if (isSample && file.namespace === policy.namespace && key === policy.key)
        return [`${at} is a sample: ${short(text)}`]
      const [found] = gap.exec(text) ?? []
      return found ? [`${at} has a gap to be filled: ${short(found)}`] : []
    }),
  )
}

/** Reports English messages with statements that the owner has to confirm. */
function unconfirmedStatements(files: LocaleFiles): string[] {
  return Object.entries(statementsToConfirm).flatMap(([id, what]) =>
    whereIs(files, id)
      .slice(0, 1)
      .map(({ at }) => `${at} confirm ${what}.`),
  )
}

/** Reports messages about the owner in every locale that has them. The messages of a row with a * are one item. */
function messagesOfOwner(files: LocaleFiles): string[] {
  return messagesAboutOwner.flatMap((row) =>
    whereIs(files, row).map(({ at, texts: [first = '', ...others] }) => {
      return `${at} ${short(first)}${others.length > 0 ? ` (and ${count(others.length, 'message')} more)` : ''}`
    }),
  )
}

/**
 * Finds the messages of a row of src/config/confirmations.ts, English first: the position of the first one in each locale,
 * and their texts. Throws if English has none.
 */
function whereIs(files: LocaleFiles, row: string) {
  const [namespace = '', key = ''] = row.split(':')
  const pattern = keyPattern(key)
  const found = allLocales.flatMap(({ code }) => {
    const file = files.get(code)?.get(namespace)
    const entries = [...(file?.entries.values() ?? [])].filter((entry) => pattern.test(entry.key))
    const [first] = entries
    if (!file || !first) return []
    return [{ code, at: `${file.file}:${file.lineOf(first.key)}  "${key}":`, texts: entries.map(({ text }) => text) }]
  })
  if (found[0]?.code !== defaultLocale)
    throw new Error(
      `src/config/confirmations.ts: expected a message of English, found "${row}". Replace it with the new key, or remove the row.`,
    )
  return found
}

/**
 * Reports missing and unconfirmed texts, one line for each public locale, with the pages that have to mark machine
 * translations. `usage` is null before the first build.
 */
export function unconfirmedTexts(project: ProjectTexts, usage: Usage | null): string[] {
  const unconfirmed = usage && unconfirmedViews(project, usage)
  return statusOf(project, publicTargets(project), { shown: null }).flatMap(({ locale, name, total }) => {
    const texts = total.total.texts - total.confirmed.texts
    if (texts === 0) return []
    const words = total.total.words - total.confirmed.words
    const pages = unconfirmed?.get(locale)?.size ?? 0
    const notes = pages > 0 ? `; ${count(pages, 'page')} with a machine’s texts among them say so` : ''
    return [
      `${name}: ${count(texts, 'text')} (${count(words, 'word')} of English) missing or unconfirmed${notes}. npm run i18n -- status ${locale}`,
    ]
  })
}
