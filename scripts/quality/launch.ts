import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { publicTargets } from 'i18next-workbench/config.ts'
import type { Bundles, LocaleFiles } from 'i18next-workbench/model/bundles.ts'
import { coverageOf, type Usage } from 'i18next-workbench/model/coverage.ts'
import { keyPattern } from 'i18next-workbench/model/keyPattern.ts'
import { type Project, readProject } from 'i18next-workbench/model/project.ts'
import { recordFile } from 'i18next-workbench/model/records/records.ts'
import { readUsage } from 'i18next-workbench/model/records/usageFile.ts'
import { unconfirmedViews } from 'i18next-workbench/model/unconfirmed.ts'
import { statusOf } from 'i18next-workbench/status/status.ts'
import { loadEnv } from 'vite'
import { cityMaps } from '../../src/config/cityMaps.ts'
import { claims } from '../../src/config/claims.ts'
import { confirmations, messagesAboutOwner, statementsToConfirm } from '../../src/config/confirmations.ts'
import { parseEnv, variables } from '../../src/config/env.ts'
import { allLocales, defaultLocale, publicLocales } from '../../src/config/locales.ts'
import { clients, offices } from '../../src/config/site.ts'
import { publicationOf } from '../build/publication.ts'
import { count } from 'i18next-workbench/lib/output.ts'
import { type AddressFault, addressFaults } from '../serve/addresses.ts'

/** Something that still stands between this repository and a real company's site. */
export interface LaunchItem {
  /** Path from the root of the repository. */
  readonly file: string
  /** From 1. */
  readonly line: number
  readonly kind:
    | 'sample'
    | 'message'
    | 'statement'
    | 'owner'
    | 'environment'
    | 'locale'
    | 'review'
    | 'claim'
    | 'address'
  /** What is there, and what is wanted instead, in one sentence. */
  readonly text: string
}

/** A file of the repository: its path and its text. */
interface SourceFile {
  readonly file: string
  readonly text: string
}

/** Where the owner's facts are. */
const factFiles = [
  'src/config/brand.ts',
  'src/config/site.ts',
  'src/config/measurement.ts',
  'src/config/quoteExamples.ts',
]

/** Where the clients' logos are. All that is there is published. */
const logoFolder = 'src/assets/clients'

/** All that is to be done in a project before its launch. Throws an Error that names the locale files that cannot be read. */
export async function launchItems(root: string): Promise<LaunchItem[]> {
  const read = async (file: string): Promise<SourceFile> => ({
    file,
    text: await readFile(path.join(root, file), 'utf8'),
  })
  const project = await readProject(root)
  const { bundles, files, problems } = project
  const usage = await readUsage(root)
  const facts = await Promise.all(factFiles.map(async (file) => sampleFacts(await read(file))))
  if (problems.length > 0) throw new Error(problems.map((problem) => problem.message).join('\n'))
  return [
    ...facts.flat(),
    ...pastCopyrightYear(await read('src/config/site.ts'), new Date().getFullYear()),
    ...mapsOfNoOffice(await read('src/config/cityMaps.ts')),
    ...logosOfNoClient(globSync('*', { cwd: path.join(root, logoFolder) })),
    ...sampleMessages(files),
    ...unconfirmedStatements(files),
    ...messagesOfOwner(files),
    ...missingVariables(loadEnv('production', root), await read('.env.example')),
    ...unreviewedTexts(project, usage),
    ...incompleteLocales(bundles, usage, await read('src/config/locales.json')),
    ...unconfirmedClaims(await read('src/config/claims.ts')),
    ...(await Promise.all(
      (await addressFaults(root)).map(async (fault) => lostAddress(fault, await read(fault.file))),
    )),
  ]
}

const short = (text: string) => (text.length > 90 ? `${text.slice(0, 90)}…` : text)

/** The first line that has something, from 1; 1 where none has. */
function lineWith({ text }: SourceFile, has: (line: string) => boolean): number {
  return Math.max(1, text.split('\n').findIndex(has) + 1)
}

/** The lines of a file that match, as samples; `say` makes the sentence from what was found. */
function samplesAt({ file, text }: SourceFile, pattern: RegExp, say: (match: RegExpExecArray) => string): LaunchItem[] {
  return text.split('\n').flatMap((line, index) => {
    const match = pattern.exec(line)
    return match ? [{ file, line: index + 1, kind: 'sample', text: say(match) }] : []
  })
}

/** What no real fact looks like: reserved domains (RFC 2606), masks, filler. */
const filler =
  /@[\w.-]*\bexample\b|\.example\b|•{2,}|\b0{3} 0{3}\b|lorem ipsum|Przykładow|Sample (?:Avenue|Street|Certification)|\bTODO\b/i

/** The names of the first owner, of its people and its clients, and a part of its sign. */
const firstOwner =
  /isogloss|wierzbicka|ellery|corvane|meridex|tessaline|northbay|\bostra\b|halden|verimed|lumenor|pelagia|quillon|rotate\(-24 16 16\)/i
const comment = /^\s*(\/\/|\*|\/\*)/

/** Facts of the owner's in a file that are still marked as samples, or still look like them. */
export function sampleFacts(source: SourceFile): LaunchItem[] {
  const marked = samplesAt(source, /^(.*?),?\s*\/\/ SAMPLE/, ([, fact = '']) => {
    return `a sample: ${short(fact.trim())}. Put in the owner's fact and take the mark away.`
  })
  const lines = new Set(marked.map((item) => item.line))
  const suspicious = [
    ...samplesAt(source, filler, ([found]) => `"${found}" looks like a sample.`),
    ...samplesAt(source, firstOwner, ([found]) => `"${found}" is the first owner's. Put in your own.`),
  ]
  const isComment = (line: number) => comment.test(source.text.split('\n')[line - 1] ?? '')
  return [...marked, ...suspicious.filter(({ line }) => !lines.has(line) && !isComment(line))]
}

/** The year beside the copyright sign in src/config/site.ts, when it is a past one. */
function pastCopyrightYear(site: SourceFile, thisYear: number): LaunchItem[] {
  const otherYear = new RegExp(`copyrightYear = (?!${thisYear}\\b)(\\d+)`)
  return samplesAt(site, otherYear, ([, year]) => `the copyright year: expected ${thisYear}, found ${year}.`)
}

/** Drawn maps of addresses that no office has. `drawings` is src/config/cityMaps.ts. */
function mapsOfNoOffice(drawings: SourceFile) {
  const known = new Set(offices.map(({ address }) => address.join(', ')))
  return cityMaps
    .filter(({ address }) => !known.has(address))
    .map(
      ({ address }): LaunchItem => ({
        file: drawings.file,
        line: lineWith(drawings, (line) => line.includes(address)),
        kind: 'sample',
        text: `a map of "${address}", which is no office's address: nobody sees it. Draw that of the new address, or take it out.`,
      }),
    )
}

/** An address that leads nowhere, or a rule of one that is wrong, in its file. */
function lostAddress({ file, address, text }: AddressFault, source: SourceFile): LaunchItem {
  const line = lineWith(source, (row) => row.includes(`'${address}'`) || row.includes(`"${address}"`))
  return { file, line, kind: 'address', text }
}

/** Logos of companies that are no clients; `files` are those of the folder of logos. */
export function logosOfNoClient(files: readonly string[]): LaunchItem[] {
  const shown = new Set(clients.map(({ logo }) => logo))
  return files
    .filter((file) => !shown.has(file))
    .map((file) => ({
      file: `${logoFolder}/${file}`,
      line: 1,
      kind: 'sample',
      text: 'a logo of no client in src/config/site.ts, which is published all the same. Take it out.',
    }))
}

/** Claims that nobody has confirmed. `table` is src/config/claims.ts. */
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

/** Domains that belong to nobody (RFC 2606). */
const reserved = /\b(?:example(?:\.(?:com|net|org))?|test|invalid|localhost)(?:[:/]|$)/

/**
 * Variables that a public site needs and that are not set; its origin has to be https on a domain of one's own, too, and a form's path that of the
 * receiver, wherever it runs. `example` is .env.example.
 */
export function missingVariables(env: Readonly<Record<string, string>>, example: SourceFile): LaunchItem[] {
  const isHttps = parseEnv(env).siteUrl?.startsWith('https://')
  const isElsewhere = (address: string, path: string) => address === '' || (address.startsWith('/') && address !== path)
  const endpoints = [variables.contactFormUrl, variables.freelanceFormUrl]
    .filter(({ name, inPreview }) => isElsewhere(env[name] ?? '', inPreview))
    .map(({ inPreview, ...endpoint }) => ({ ...endpoint, fault: `but the receiver of forms is at ${inPreview}` }))
  const fault = isHttps ? 'a domain that nobody can own' : 'which is not https'
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

/** Public locales with pages that are not translated whole. `table` is src/config/locales.json. */
function incompleteLocales(bundles: Bundles, usage: Usage | null, table: SourceFile): LaunchItem[] {
  const { file } = table
  if (!usage)
    return [{ file, line: 1, kind: 'locale', text: 'the site was never built here: run "npm run build" first.' }]
  const publication = publicationOf(bundles, usage)
  return publicLocales.flatMap((locale): LaunchItem[] => {
    const states = Object.entries(publication[locale.code] ?? {})
    if (states.length === 0) return []
    const lacking = [...coverageOf(bundles, usage, locale).values()].flatMap((page) => page.lacking)
    const line = lineWith(table, (row) => row.startsWith(`  "${locale.code}":`))
    const text = `${locale.name} is public with ${states.length} pages in English, or in part; ${new Set(lacking).size} texts are missing.`
    return [{ file, line, kind: 'locale', text }]
  })
}

/** The text that says in English that the policy is a sample; while it does, each translation of it does. */
const policy = { namespace: 'pages/privacy', key: 'sample' }

/** A gap that the owner's lawyer has to fill: "[name of the processor]"; not the words of a link in Markdown. */
const gap = /\[[^\]]+\](?!\()/

/** Texts that still say that they are samples, or have gaps, in every locale. */
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

/** Messages with what the owner has yet to confirm in them, where they stand in English. */
export function unconfirmedStatements(
  files: LocaleFiles,
  statements: Readonly<Record<string, string>> = statementsToConfirm,
): LaunchItem[] {
  return Object.entries(statements).flatMap(([id, what]) =>
    whereIs(files, id)
      .slice(0, 1)
      .map(({ at, key }) => ({ ...at, kind: 'statement', text: `"${key}": the owner has yet to confirm ${what}.` })),
  )
}

/** Messages about the owner, in every locale that has them; those of a row with a * as one item. */
export function messagesOfOwner(files: LocaleFiles, rows: readonly string[] = messagesAboutOwner): LaunchItem[] {
  return rows.flatMap((row) =>
    whereIs(files, row).map(({ at, key, texts }) => {
      const [text = ''] = texts
      const shown = row.includes('*') ? `${count(texts.length, 'message')}, first ${short(text)}` : short(text)
      return { ...at, kind: 'owner', text: `"${key}": ${shown}` }
    }),
  )
}

/**
 * Where the messages of a row of src/config/confirmations.ts stand, English first: the place of the first one in each locale,
 * and their texts. Throws where English has none.
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
      `src/config/confirmations.ts: expected a message of English, found "${row}". Put in its new key, or take the row out.`,
    )
  return found
}

/**
 * What no reviewer has confirmed, as one item for each public locale, with the pages that have to say so of a machine's
 * texts; `usage` is null before the first build.
 */
export function unreviewedTexts(project: Project, usage: Usage | null): LaunchItem[] {
  const unconfirmed = usage && unconfirmedViews(project, usage)
  return statusOf(project, publicTargets(), { shown: null }).flatMap(({ locale, name, total }): LaunchItem[] => {
    const messages = total.total.messages - total.reviewed.messages
    if (messages === 0) return []
    const words = total.total.words - total.reviewed.words
    const pages = unconfirmed?.get(locale)?.size ?? 0
    const notes = pages > 0 ? `; ${count(pages, 'page')} with a machine’s texts among them say so` : ''
    const text = `${name}: ${messages} messages (${words} words of English) are not reviewed${notes}. npm run i18n -- status ${locale}`
    return [{ file: recordFile('locales', locale), line: 1, kind: 'review', text }]
  })
}
