import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { loadEnv } from 'vite'
import { cityMaps } from '../../src/config/cityMaps.ts'
import { claims } from '../../src/config/claims.ts'
import { confirmations, messagesAboutPlaces, statementsToConfirm } from '../../src/config/confirmations.ts'
import { parseEnv, variables } from '../../src/config/env.ts'
import { allLocales, defaultLocale, publicLocales } from '../../src/config/locales.ts'
import { offices } from '../../src/config/site.ts'
import type { Bundles, LocaleFiles } from 'i18next-workbench/model/bundles.ts'
import { publicationOf } from '../documents/publication.ts'
import { type AddressFault, addressFaults } from '../hosting/addresses.ts'
import { publicTargets } from 'i18next-workbench/config.ts'
import { coverageOf, type Usage } from 'i18next-workbench/model/coverage.ts'
import { type Project, readProject } from 'i18next-workbench/model/project.ts'
import { recordFile } from 'i18next-workbench/model/records/records.ts'
import { readUsage } from 'i18next-workbench/model/records/usageFile.ts'
import { unconfirmedViews } from 'i18next-workbench/model/unconfirmed.ts'
import { statusOf } from 'i18next-workbench/status/status.ts'
import { count } from 'i18next-workbench/lib/output.ts'

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
    | 'place'
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
const factFiles = ['src/config/site.ts', 'src/config/measurement.ts', 'src/config/quoteExamples.ts']

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
    ...sampleMessages(files),
    ...unconfirmedStatements(files),
    ...unconfirmedPlaces(files),
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
const comment = /^\s*(\/\/|\*|\/\*)/

/** Facts of the owner's in a file that are still marked as samples, or still look like them. */
export function sampleFacts(source: SourceFile): LaunchItem[] {
  const marked = samplesAt(source, /^(.*?),?\s*\/\/ SAMPLE/, ([, fact = '']) => {
    return `a sample: ${fact.trim()}. Put in the owner's fact and take the mark away.`
  })
  const lines = new Set(marked.map((item) => item.line))
  const suspicious = samplesAt(source, filler, ([found]) => `"${found}" looks like a sample.`)
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

/**
 * Variables that a public site needs and that are not set; its origin has to be https, too, and a form's path that of the
 * receiver, wherever it runs. `example` is .env.example.
 */
export function missingVariables(env: Readonly<Record<string, string>>, example: SourceFile): LaunchItem[] {
  const isHttps = parseEnv(env).siteUrl?.startsWith('https://')
  const isElsewhere = (address: string, path: string) => address === '' || (address.startsWith('/') && address !== path)
  const endpoints = [variables.contactFormUrl, variables.freelanceFormUrl]
    .filter(({ name, inPreview }) => isElsewhere(env[name] ?? '', inPreview))
    .map(({ inPreview, ...endpoint }) => ({ ...endpoint, fault: `but the receiver of forms is at ${inPreview}` }))
  const missing = [...(isHttps ? [] : [{ ...variables.siteUrl, fault: 'which is not https' }]), ...endpoints]
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

/** Public locales with pages below their threshold. `table` is src/config/locales.json. */
function incompleteLocales(bundles: Bundles, usage: Usage | null, table: SourceFile): LaunchItem[] {
  const { file } = table
  if (!usage)
    return [{ file, line: 1, kind: 'locale', text: 'the site was never built here: run "npm run build" first.' }]
  const publication = publicationOf(bundles, usage)
  return publicLocales.flatMap((locale): LaunchItem[] => {
    const states = Object.entries(publication[locale.code] ?? {}).filter(([, state]) => state !== 'partial')
    if (states.length === 0) return []
    const lacking = [...coverageOf(bundles, usage, locale).values()].flatMap((page) => page.lacking)
    const line = lineWith(table, (row) => row.startsWith(`  "${locale.code}":`))
    const text = `${locale.name} is public with ${states.length} pages below its threshold; ${new Set(lacking).size} strings are lacking.`
    return [{ file, line, kind: 'locale', text }]
  })
}

/** The text that says in English that the policy is a sample; while it does, each translation of it does. */
const policy = { namespace: 'pages/privacy', key: 'sample' }

/** A gap that the owner's lawyer has to fill: "[name of the processor]". */
const gap = /\[[^\]]+\]/

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

/** Messages about the places of the offices, in every locale that has them. */
export function unconfirmedPlaces(files: LocaleFiles, ids: readonly string[] = messagesAboutPlaces): LaunchItem[] {
  return ids.flatMap((id) =>
    whereIs(files, id).map(({ at, key, text }) => ({ ...at, kind: 'place', text: `"${key}": ${short(text)}` })),
  )
}

/** Where the message of a row of src/config/confirmations.ts stands, English first. Throws where English lacks it. */
function whereIs(files: LocaleFiles, id: string) {
  const [namespace = '', key = ''] = id.split(':')
  if (!files.get(defaultLocale)?.get(namespace)?.entries.has(key))
    throw new Error(`src/config/confirmations.ts: expected a message of English, found "${id}".`)
  return allLocales.flatMap(({ code }) => {
    const file = files.get(code)?.get(namespace)
    const entry = file?.entries.get(key)
    return file && entry ? [{ at: { file: file.file, line: file.lineOf(key) }, key, text: entry.text }] : []
  })
}

/**
 * What no reviewer has confirmed, as one item for each public locale, with the pages that have to say so of a machine's
 * texts; `usage` is null before the first build.
 */
export function unreviewedTexts(project: Project, usage: Usage | null): LaunchItem[] {
  const unconfirmed = usage && unconfirmedViews(project, usage)
  return statusOf(project, publicTargets(), null).flatMap(({ locale, name, total, selfConfirmed }): LaunchItem[] => {
    const messages = total.total.messages - total.reviewed.messages
    if (messages === 0) return []
    const words = total.total.words - total.reviewed.words
    const own =
      selfConfirmed.messages > 0 ? `, ${selfConfirmed.messages} of them confirmed by their translator alone` : ''
    const pages = unconfirmed?.get(locale)?.size ?? 0
    const notes = pages > 0 ? `; ${count(pages, 'page')} with a machine’s texts among them say so` : ''
    const text = `${name}: ${messages} messages (${words} words of English) are not reviewed${own}${notes}. npm run i18n -- status ${locale}`
    return [{ file: recordFile('locales', locale), line: 1, kind: 'review', text }]
  })
}
