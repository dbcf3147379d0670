import { styleText } from 'node:util'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { BuildRun, Content, FileGroup, SourceKeys } from '../index.d.ts'
import { type Browser, browserCode, type Server, serverCode } from './code.ts'
import { filesIn, hashOf, sourceKeys } from './keys.ts'
import type { LocaleJob } from './render.ts'
import { task } from './report.ts'
import { fileOf, type Settings } from './settings.ts'
import { type Part, type SiteInMaking, startSite, writeInto } from './site.ts'
import { asideFolder, createStagingDir, swapIn } from './swap.ts'

/** What is known when the files of the site are made. */
interface Plan {
  readonly settings: Settings
  readonly keys: SourceKeys
  readonly server: Server
  readonly browser: Browser
  readonly content: Content
  readonly site: SiteInMaking
  readonly folder: string
  readonly locales: readonly string[]
}

/**
 * The build, step by step. Everything is made aside; the site's folder is touched only by the last step, so a build that
 * fails leaves the previous site whole.
 */
export async function makeSite(settings: Settings, run: BuildRun): Promise<void> {
  const { root, cache, compress } = settings
  const { dist, cached, locales = settings.locales, keys = await sourceKeys(root, cache) } = run
  const aside = asideFolder(root)
  const folder = path.join(aside, 'site')
  const release = await createStagingDir(aside, dist)
  try {
    const store = cached ? cache?.store : undefined
    const codeRun = { ...run, aside, keys }
    const bundled = ({ isKept }: { isKept: boolean }) => (isKept ? 'as before' : 'bundled')
    const build = <Code extends { isKept: boolean }>(name: string, make: () => Promise<Code>) =>
      task(`Build the ${name} code`, async (note) => {
        const code = await make()
        note(bundled(code))
        return code
      })
    let built: Promise<Server> | undefined
    const server = () => {
      built ??= build('server', () => serverCode(settings, codeRun))
      return built
    }
    const content = (await settings.files?.({ root, keys, store, locales, task, server })) ?? {}
    const code = await server()
    const browser = await build('browser', () => browserCode(settings, codeRun, code))
    // A site in another folder, or without variants, is another one.
    const recordName = `site-${hashOf(path.relative(root, dist), compress?.endings)}.json`
    const endings = compress?.endings ?? []
    const site = await startSite({ folder, dist, tools: keys.tools, store, recordName, endings })
    await makeFiles({ settings, keys, server: code, browser, content, site, folder, locales })
    await site.complete(async () => {
      if (compress) await task('Compress', (note) => compress.run(folder, note))
    })
    for (const line of content.warnings ?? []) console.warn(styleText('yellow', `! ${line}`))
    await task('Swap with the previous site', () => swapIn(folder, dist))
    const isCurrent = (code.isKept && browser.isKept) || (await sourceKeys(root, cache)).code === keys.code
    if (isCurrent) await site.writeRecord()
    if (cached) console.log(site.report())
  } finally {
    await release()
  }
}

async function makeFiles(plan: Plan): Promise<void> {
  const { keys, browser, site, folder, content } = plan
  await task('Copy the browser code', async () => {
    const part: Part = { kind: 'code', name: 'code', inputs: { 'code or settings changed': keys.code } }
    if (site.keeps(part)) return
    // Vite's own records are no part of the site.
    const names = filesIn(browser.folder).filter((name) => !name.startsWith('.vite/'))
    for (const name of names) writeInto(folder, name, readFileSync(path.join(browser.folder, name)))
    site.made(part, names)
  })
  await task('Render pages and their strings', (note) => renderPages(plan, note))
  const write = (files: ReadonlyMap<string, string | Uint8Array>) => {
    for (const [name, text] of files) writeInto(folder, name, text)
    return [...files.keys()]
  }
  for (const { step, kind, parts, make } of [...textFiles(content), ...(content.files ?? [])]) {
    await task(step, async (note) => {
      const missing = [...parts]
        .map(([name, inputs]): Part => ({ kind, name, inputs }))
        .filter((part) => !site.keeps(part))
      if (missing.length === 0) return
      const names = missing.map(({ name }) => name)
      const made = await make(names, { folder, client: browser.folder, write, note })
      for (const part of missing) site.made(part, made.get(part.name) ?? [])
    })
  }
}

function textFiles({ texts }: Content): FileGroup[] {
  if (!texts) return []
  const parts = new Map(Object.entries(texts).map(([name, text]) => [name, { 'content changed': hashOf(text) }]))
  const make: FileGroup['make'] = async (names, { write }) =>
    new Map(names.map((name) => [name, write(new Map([[name, texts[name] ?? '']]))]))
  return [{ step: 'Write other files', kind: 'other files', parts, make }]
}

/** The documents and what each locale has beside them: of the same data, which is prepared once for both. */
async function renderPages(plan: Plan, note: (text: string) => void): Promise<void> {
  const { settings, site, server, browser, content, locales, folder } = plan
  const { root, template, base, address, moduleOf } = settings
  const documents = locales.flatMap((locale) =>
    settings.routes.flatMap((route) => {
      const part = documentPart(plan, locale, route)
      return part ? [{ locale, route, part }] : []
    }),
  )
  const strings = locales.map((locale) => ({ locale, part: stringsPart(plan, locale) }))
  const missing = documents.filter(({ part }) => !site.keeps(part))
  const missingStrings = strings.filter(({ part }) => !site.keeps(part))
  const jobs = locales.flatMap((locale): LocaleJob[] => {
    const pages = missing
      .filter((document) => document.locale === locale)
      .map(({ route }) => ({ route, address: address(locale, route), module: moduleOf?.(route) }))
    const files = missingStrings.some((part) => part.locale === locale)
    return pages.length > 0 || files ? [{ locale, pages, files, data: content.dataOf?.(locale) }] : []
  })
  const setup = { root, template, base, serverFile: server.file, client: browser.folder, outDir: folder }
  // Loaded where there is something to render.
  const render = async () => (await import('./render.ts')).renderAll(jobs, setup)
  const files = jobs.length > 0 ? await render() : new Map<string, readonly string[]>()
  for (const { part } of missing) site.made(part, [part.name])
  for (const { locale, part } of missingStrings) site.made(part, files.get(locale) ?? [])
  note(
    `${missing.length} of ${documents.length} documents, strings of ${missingStrings.length} of ${locales.length} locales`,
  )
}

function documentPart({ settings, keys, server, browser, content }: Plan, locale: string, route: string): Part | null {
  const { root, template, address } = settings
  const inputs = content.inputsOf ? content.inputsOf(locale, route) : {}
  if (!inputs) return null
  const fixed = [keys.tools, readFileSync(path.join(root, template), 'utf8')]
  const code = hashOf(fixed, server.codeOf(route), browser.tags[route]?.[locale])
  const name = fileOf(address(locale, route))
  return { kind: 'documents', name, inputs: { 'code or settings changed': code, ...inputs } }
}

function stringsPart({ keys, server, content }: Plan, locale: string): Part {
  const code = hashOf(keys.tools, server.shared)
  const inputs = { 'code or settings changed': code, ...content.localeInputsOf?.(locale) }
  return { kind: 'strings', name: `strings ${locale}`, inputs }
}
