import { readFile } from 'node:fs/promises'
import path from 'node:path'
import {
  keyPattern,
  type LocaleFiles,
  placeOf,
  type ProjectTexts,
  publicTargets,
  readTexts,
  readUsage,
  recordFile,
  statusOf,
  unconfirmedViews,
  type Usage,
} from 'i18next-workbench'
import { loadEnv } from 'vite'
import { claims } from '../../src/config/claims.ts'
import { confirmations, messagesAboutOwner, statementsToConfirm } from '../../src/config/confirmations.ts'
import { parseEnv, variables } from '../../src/config/env.ts'
import { allLocales, defaultLocale } from '../../src/config/locales.ts'
import { siteProject } from '../build/workbench/workbench.ts'
import { type AddressFault, addressFaults } from '../serve/addresses.ts'

/** A task to complete before launch. */
export interface LaunchItem {
  /** Path from the root of the repository. */
  readonly file: string
  /** From 1. */
  readonly line: number
  readonly kind: 'sample' | 'message' | 'statement' | 'owner' | 'environment' | 'review' | 'claim' | 'address'
  /** Actual and expected state, in one sentence. */
  readonly text: string
}

/** A file of the repository: its path and its text. */
interface SourceFile {
  readonly file: string
  readonly text: string
}

/** The files with the owner's facts. */
const factFiles = [
  'src/config/brand.ts',
  'src/config/site.ts',
  'src/config/measurement.ts',
  'src/config/quoteExamples.ts',
]

/** Returns all tasks before launch. Throws an Error with the locale files that cannot be read. */
export async function launchItems(root: string): Promise<LaunchItem[]> {
  const read = async (file: string): Promise<SourceFile> => ({
    file,
    text: await readFile(path.join(root, file), 'utf8'),
  })
  const project = await readTexts(siteProject(root))
  const { files, problems } = project
  const usage = await readUsage(project)
  const facts = await Promise.all(factFiles.map(async (file) => sampleFacts(await read(file))))
  if (problems.length > 0) throw new Error(problems.map((problem) => problem.message).join('\n'))
  return [
    ...facts.flat(),
    ...pastCopyrightYear(await read('src/config/site.ts'), new Date().getFullYear()),
    ...sampleMessages(files),
    ...unconfirmedStatements(files),
    ...messagesOfOwner(files),
    ...missingVariables(loadEnv('production', root), await read('.env.example')),
    ...unconfirmedTexts(project, usage),
    ...unconfirmedClaims(await read('src/config/claims.ts')),
    ...(await Promise.all(
      (await addressFaults(root)).map(async (fault) => lostAddress(fault, await read(fault.file))),
    )),
  ]
}

/** "1 page", "2 pages". */
export const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`

const short = (text: string) => (text.length > 90 ? `${text.slice(0, 90)}…` : text)

/** Returns the number of the first matching line, from 1; 1 if none matches. */
function lineWith({ text }: SourceFile, has: (line: string) => boolean): number {
  return Math.max(1, text.split('\n').findIndex(has) + 1)
}

/** Returns the matching lines of a file as samples. `say` creates the sentence from a match. */
function samplesAt({ file, text }: SourceFile, pattern: RegExp, say: (match: RegExpExecArray) => string): LaunchItem[] {
  return text.split('\n').flatMap((line, index) => {
    const match = pattern.exec(line)
    return match ? [{ file, line: index + 1, kind: 'sample', text: say(match) }] : []
  })
}

/** Patterns of placeholders: reserved domains (RFC 2606), masks, filler text. */
const filler =
  /@[\w.-]*\bexample\b|\.example\b|•{2,}|\b0{3} 0{3}\b|lorem ipsum|Przykładow|Sample (?:Avenue|Street|Certification)|\bTODO\b/i

/** The names of the first owner, of its people and its clients, and a part of its sign. */
const firstOwner =
  /isogloss|wierzbicka|ellery|corvane|meridex|tessaline|northbay|\bostra\b|halden|verimed|lumenor|pelagia|quillon|rotate\(-24 16 16\)/i
const comment = /^\s*(\/\/|\*|\/\*)/

/** Returns the owner's facts in a file that are still marked as samples or look like placeholders. */
export function sampleFacts(source: SourceFile): LaunchItem[] {
  const marked = samplesAt(source, /^(.*?),?\s*\/\/ SAMPLE/, ([, fact = '']) => {
    return `a sample: ${short(fact.trim())}. Replace it with your own fact and remove the mark.`
  })
  const lines = new Set(marked.map((item) => item.line))
  const suspicious = [
    ...samplesAt(source, filler, ([found]) => `"${found}" looks like a sample.`),
    ...samplesAt(source, firstOwner, ([found]) => `"${found}" belongs to the first owner. Replace it with your own.`),
  ]
  const isComment = (line: number) => comment.test(source.text.split('\n')[line - 1] ?? '')
  return [...marked, ...suspicious.filter(({ line }) => !lines.has(line) && !isComment(line))]
}

/** Reports the year of the copyright notice in src/config/site.ts if it is past. */
function pastCopyrightYear(site: SourceFile, thisYear: number): LaunchItem[] {
  const otherYear = new RegExp(`copyrightYear = (?!${thisYear}\\b)(\\d+)`)
  return samplesAt(site, otherYear, ([, year]) => `the copyright year: expected ${thisYear}, found ${year}.`)
}

/** Reports a lost address or an invalid redirect in its file. */
function lostAddress({ file, address, text }: AddressFault, source: SourceFile): LaunchItem {
  const line = lineWith(source, (row) => row.includes(`'${address}'`) || row.includes(`"${address}"`))
  return { file, line, kind: 'address', text }
}

/** Reports unconfirmed claims. `table` is src/config/claims.ts. */
function unconfirmedClaims(table: SourceFile): LaunchItem[] {
  return Object.keys(claims)
    .filter((claim) => !(claim in confirmations))
    .map((claim) => ({
      file: table.file,
      line: lineWith(table, (line) => line.trimStart().startsWith(`${claim}:`)),
      kind: 'claim',
      text: `"${claim}" is unconfirmed: expected ${claim}: 'YYYY-MM-DD' in src/config/confirmations.ts, found none.`,
    }))
}

/** Reserved domains (RFC 2606). */
const reserved = /\b(?:example(?:\.(?:com|net|org))?|test|invalid|localhost)(?:[:/]|$)/

/**
 * Reports variables that a public site needs and that are not set. Its origin must be https on a real domain, and the path
 * of a form must be the receiver's. `example` is .env.example.
 */
export function missingVariables(env: Readonly<Record<string, string>>, example: SourceFile): LaunchItem[] {
  const isHttps = parseEnv(env).siteUrl?.startsWith('https://')
  const isElsewhere = (address: string, path: string) => address === '' || (address.startsWith('/') && address !== path)
  const endpoints = [variables.contactFormUrl, variables.freelanceFormUrl]
    .filter(({ name, inPreview }) => isElsewhere(env[name] ?? '', inPreview))
    .map(({ inPreview, ...endpoint }) => ({ ...endpoint, fault: `but the receiver of forms is at ${inPreview}` }))
  const fault = isHttps ? 'a reserved domain' : 'which is not https'
  const isOwn = isHttps && !reserved.test(env[variables.siteUrl.name] ?? '')
  const missing = [...(isOwn ? [] : [{ ...variables.siteUrl, fault }]), ...endpoints]
  return missing.map(({ name, expected, fault }) => {
    const found = env[name] ? `"${env[name]}", ${fault}` : 'none'
    return {
      file: example.file,
      line: lineWith(example, (line) => line.startsWith(name)),
      kind: 'environment',
      text: `${name}: expected ${expected}, in .env or the build's environment, found ${found}.`,
    }
  })
}

/** The message that says that the policy is a sample. English decides for all translations. */
const policy = { namespace: 'pages/privacy', key: 'sample' }

/** A placeholder for the owner's lawyer: "[name of the processor]". Does not match the text of Markdown links. */
const gap = /\[[^\]]+\](?!\()/

/** Reports texts of all locales that say that they are samples or have placeholders. */
function sampleMessages(files: LocaleFiles): LaunchItem[] {
  const isSample = /sample/i.test(files.get(defaultLocale)?.get(policy.namespace)?.entries.get(policy.key)?.text ?? '')
  const all = [...files.values()].flatMap((byNamespace) => [...byNamespace.values()])
  return all.flatMap((file) =>
    [...file.entries.values()].flatMap(({ key, text }): LaunchItem[] => {
      const at = { file: file.file, line: file.lineOf(key), kind: 'message' } as const
      if (isSample && file.namespace === policy.namespace && key === policy.key) {
        return [{ ...at, text: `"${key}" is a sample: ${short(text)}` }]
      }
      const [found] = gap.exec(text) ?? []
      return found ? [{ ...at, text: `"${key}" has a gap to be filled: ${short(found)}` }] : []
    }),
  )
}

/** Reports English messages with statements that the owner has to confirm. */
function unconfirmedStatements(files: LocaleFiles): LaunchItem[] {
  return Object.entries(statementsToConfirm).flatMap(([id, what]) =>
    whereIs(files, id)
      .slice(0, 1)
      .map(({ at, key }) => ({ ...at, kind: 'statement', text: `"${key}": the owner has yet to confirm ${what}.` })),
  )
}

/** Reports messages about the owner in every locale that has them. The messages of a row with a * are one item. */
function messagesOfOwner(files: LocaleFiles): LaunchItem[] {
  return messagesAboutOwner.flatMap((row) =>
    whereIs(files, row).map(({ at, key, texts }) => {
      const [text = ''] = texts
      const shown = row.includes('*') ? `${count(texts.length, 'message')}, first ${short(text)}` : short(text)
      return { ...at, kind: 'owner', text: `"${key}": ${shown}` }
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
    return [
      { code, at: { file: file.file, line: file.lineOf(first.key) }, key, texts: entries.map(({ text }) => text) },
    ]
  })
  if (found[0]?.code !== defaultLocale)
    throw new Error(
      `src/config/confirmations.ts: expected a message of English, found "${row}". Replace it with the new key, or remove the row.`,
    )
  return found
}

/**
 * Reports missing and unconfirmed texts, one item for each public locale, with the pages that have to mark machine
 * translations. `usage` is null before the first build.
 */
export function unconfirmedTexts(project: ProjectTexts, usage: Usage | null): LaunchItem[] {
  const unconfirmed = usage && unconfirmedViews(project, usage)
  return statusOf(project, publicTargets(project), { shown: null }).flatMap(({ locale, name, total }): LaunchItem[] => {
    const texts = total.total.texts - total.confirmed.texts
    if (texts === 0) return []
    const words = total.total.words - total.confirmed.words
    const pages = unconfirmed?.get(locale)?.size ?? 0
    const notes = pages > 0 ? `; ${count(pages, 'page')} with a machine’s texts among them say so` : ''
    const text = `${name}: ${count(texts, 'text')} (${count(words, 'word')} of English) missing or unconfirmed${notes}. npm run i18n -- status ${locale}`
    return [{ file: placeOf(project, recordFile(project, locale)), line: 1, kind: 'review', text }]
  })
}
