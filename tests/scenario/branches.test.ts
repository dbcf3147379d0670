import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { execa } from 'execa'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { copyProject, keepLocales } from '../../scripts/lib/workcopy.ts'
import { ensureDebian } from '../../scripts/workbench/tests/fixtures/debian.ts'

/**
 * Two translators and a reviser on two branches, with translate-toolkit, gettext and a spreadsheet as their tools.
 * At its end every word, review and comment has to be where they put it: `wrote` is what they wrote.
 */
const python = '/usr/bin/python3'
let site: string
let tools: string

interface Written {
  text?: string
  reviewer?: string
  comment?: string
}
const wrote = { de: new Map<string, Written>(), pl: new Map<string, Written>() }
type Target = keyof typeof wrote

beforeAll(async () => {
  await ensureDebian([python, '-c', 'import translate.storage.xliff, lxml'], 'python3-translate')
  await ensureDebian(['msgfmt', '--version'], 'gettext')
  const folder = await mkdtemp(path.join(tmpdir(), 'day-'))
  site = path.join(folder, 'site')
  tools = path.join(folder, 'tools')
  await copyProject(process.cwd(), site)
  await keepLocales(site, 2)
  await cp('.cache/i18n', path.join(site, '.cache/i18n'), { recursive: true })
  for (const file of ['.gitattributes', '.gitignore']) await cp(file, path.join(site, file))
  await cp('locales', tools, { recursive: true })
  await git('init', '--quiet', '--initial-branch=main')
  await git('config', 'user.name', 'Test')
  await git('config', 'user.email', 'test@localhost')
  await commit('Start')
}, 600_000)
afterAll(() => rm(path.dirname(site), { recursive: true }))

const git = (...args: string[]) => execa('git', args, { cwd: site })
async function commit(subject: string) {
  await git('add', 'locales', 'src')
  await git('commit', '--quiet', '--allow-empty', '-m', subject)
}
/** Runs a command that has to succeed. */
async function i18n(...args: string[]): Promise<string> {
  return (await execa('node', ['scripts/i18n.ts', ...args], { cwd: site, preferLocal: true })).stdout
}
const tool = (name: string) => path.join(tools, name)
const readJson = async (file: string) => JSON.parse(await readFile(path.join(site, 'locales', file), 'utf8'))

/** The text of a key in a locale's file, "pages/about:hero.title". */
async function textOf(locale: string, id: string): Promise<unknown> {
  const [namespace, key = ''] = id.split(':')
  const tree = await readJson(`${locale}/${namespace}.json`)
  return key.split('.').reduce((part, name) => part?.[name], tree)
}

/** English texts of a page without variables, tags, quotation marks and decimal signs, which any rule would look at. */
async function plainTexts(page: string): Promise<[string, string][]> {
  const flat = (tree: object, prefix: string): [string, string][] =>
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === 'string' ? [[`${prefix}${key}`, value]] : flat(value, `${prefix}${key}.`),
    )
  const all = flat(await readJson(`en/pages/${page}.json`), `pages/${page}:`)
  return all.filter(([id, text]) => !/[{<“‘]|\d[.,]\d|\b[IVX]+\b/.test(text) && !/specimen|meta\./.test(id))
}

const german = (text: string) => text.replaceAll('a', 'ä').replaceAll('e', 'ë').replaceAll('o', 'ö')

type Edits = Record<string, { target?: string; comment?: string; done?: boolean }>

/** Translates a file in a tool, and notes what was written. */
async function translate(locale: Target, format: string, file: string, edits: Edits): Promise<string> {
  const [list, result] = [tool(`${file}.json`), tool(`done-${file}`)]
  await writeFile(list, JSON.stringify(edits))
  await execa(python, [path.resolve('tests/fixtures/scenario/edit_file.py'), format, tool(file), result, list])
  for (const [id, { target, comment }] of Object.entries(edits)) {
    note(locale, id, { ...(target ? { text: target } : {}), ...(comment ? { comment } : {}) })
  }
  return result
}

function note(locale: Target, id: string, said: Written): void {
  wrote[locale].set(id, { ...wrote[locale].get(id), ...said })
}

/** Changes a text by hand in its file, as in an editor. */
async function editByHand(locale: string, id: string, text: string): Promise<void> {
  const file = path.join(site, 'locales', locale, `${id.split(':')[0]}.json`)
  const before = JSON.stringify(await textOf(locale, id))
  const content = await readFile(file, 'utf8')
  expect(content.split(`: ${before}`)).toHaveLength(2)
  await writeFile(
    file,
    content.replace(`: ${before}`, () => `: ${JSON.stringify(text)}`),
  )
}

const contacts = {
  disputed: 'pages/contacts:form.lead',
  reviewed: 'pages/contacts:locations.lead',
}

describe('two translators and a reviser on two branches', { timeout: 120_000 }, () => {
  it('begins with a new language, and git set up to merge by message', async () => {
    expect(await i18n('merge', '--setup')).toContain('merge.i18next')
    await i18n('add', 'de')
    await commit('Add German')
    for (const branch of ['anna', 'jan']) await git('branch', branch)
  })

  it('Anna translates a page in XLIFF 1.2 and corrects another in PO', async () => {
    await git('checkout', '--quiet', 'anna')
    await i18n('export', 'de', '--page', 'careers', '--format', 'xliff12', '--out', tool('careers.xlf'))
    const texts = await plainTexts('careers')
    const edits: Edits = Object.fromEntries(texts.map(([id, text]) => [id, { target: german(text), done: true }]))
    const [first = ''] = Object.keys(edits)
    edits[first] = { ...edits[first], comment: 'Is this said to nurses too?' }
    await i18n('import', await translate('de', 'xliff12', 'careers.xlf', edits), '--partial', '--translator', 'Anna')

    await i18n('export', 'pl', '--page', 'contacts', '--format', 'po', '--out', tool('contacts.po'))
    const done = await translate('pl', 'po', 'contacts.po', {
      [contacts.disputed]: { target: `${await textOf('pl', contacts.disputed)} Anna odpowie.`, done: true },
      [contacts.reviewed]: { comment: 'Czy „biuro” pasuje?' },
    })
    await execa('msgfmt', ['--check', '--output-file=/dev/null', done])
    expect(await i18n('import', done, '--translator', 'Anna')).toContain('1 changed')
    await commit('Translate careers, correct contacts')
  })

  it('Jan translates a page in a spreadsheet and corrects another in XLIFF 2.0', async () => {
    await git('checkout', '--quiet', 'jan')
    await i18n('export', 'de', '--page', 'home', '--format', 'csv', '--out', tool('home.csv'))
    const texts = await plainTexts('home')
    const edits: Edits = Object.fromEntries(texts.map(([id, text]) => [id, { target: german(text) }]))
    const [first = ''] = Object.keys(edits)
    edits[first] = { ...edits[first], comment: 'Long; fits on one line?' }
    await i18n('import', await translate('de', 'csv', 'home.csv', edits), '--partial', '--translator', 'Jan')

    await i18n('export', 'pl', '--page', 'contacts', 'services', '--out', tool('services.xlf'))
    const services = (await plainTexts('services')).filter(([id]) => /lead|text/.test(id)).slice(0, 5)
    const corrections = await Promise.all(
      [...services.map(([id]) => id), contacts.disputed].map(async (id) => {
        const text = String(await textOf('pl', id))
        return [id, { target: text.replace(/\.?$/, ', jak zwykle.'), comment: `Jan: ${id}`, done: true }] as const
      }),
    )
    const done = await translate('pl', 'xliff', 'services.xlf', Object.fromEntries(corrections))
    await i18n('import', done, '--translator', 'Jan')
    await commit('Translate home, correct services')
  })

  it('meanwhile English moves on: a text changes, a key gets another name', async () => {
    await git('checkout', '--quiet', 'main')
    const changed = 'pages/home:industries.items.healthcare.text'
    const [before, after] = ['pages/home:services.lead', 'pages/home:services.intro']
    expect(wrote.de.has(changed) && wrote.de.has(before)).toBe(true)
    await editByHand('en', changed, `${await textOf('en', changed)} Indeed.`)
    expect(await i18n('rename', before, after)).toContain('src/pages/home.tsx')
    const page = path.join(site, 'src/pages/home.tsx')
    await writeFile(page, (await readFile(page, 'utf8')).replace("'services.lead'", "'services.intro'"))
    note('de', after, wrote.de.get(before) ?? {})
    wrote.de.delete(before)
    await commit('Change English')
  })

  it('the reviser checks Anna’s pages, corrects one text, and sends one back', async () => {
    await git('checkout', '--quiet', 'anna')
    const careers = [...wrote.de.keys()].filter((id) => id.startsWith('pages/careers:'))
    await i18n('accept', 'de', 'pages/careers:*', '--reviewer', 'B. Lis')
    for (const id of careers) note('de', id, { reviewer: 'B. Lis' })
    const [corrected = '', returned = ''] = careers.slice(-2)
    const better = `${await textOf('de', corrected)}`.replace('ä', 'a')
    await editByHand('de', corrected, better)
    note('de', corrected, { text: better })
    await i18n('accept', 'de', '--edited', '--reviewer', 'B. Lis')
    await i18n('accept', 'de', returned, '--needs-work', '--reviewer', 'B. Lis', '--comment', 'Zu förmlich')
    note('de', returned, { reviewer: 'needs-work B. Lis', comment: 'Zu förmlich' })
    await i18n('accept', 'pl', 'pages/contacts:locations.*', '--reviewer', 'B. Lis')
    note('pl', contacts.reviewed, { reviewer: 'B. Lis' })
    await commit('Review careers')
  })

  it('and Jan’s pages', async () => {
    await git('checkout', '--quiet', 'jan')
    const mine = [...wrote.pl.keys()].filter((id) => id.startsWith('pages/services:'))
    await i18n('accept', 'pl', ...mine, '--reviewer', 'B. Lis')
    for (const id of mine) note('pl', id, { reviewer: 'B. Lis' })
    await commit('Review services')
  })

  it('both branches are merged; only the text that both have changed is in conflict', async () => {
    await git('checkout', '--quiet', 'main')
    await git('merge', '--quiet', '--no-edit', 'anna')
    const { exitCode } = await execa('git', ['merge', '--no-edit', 'jan'], { cwd: site, reject: false })
    expect(exitCode).toBe(1)
    const open = await execa('node', ['scripts/i18n.ts', 'merge'], { cwd: site, preferLocal: true, reject: false })
    expect(open.stdout + open.stderr).toContain(contacts.disputed)
    await i18n('merge', '--theirs', '--key', contacts.disputed)
    await git('commit', '--quiet', '--no-edit')
  })

  it('Jan’s spreadsheet of the morning, imported again, takes nothing back', async () => {
    const out = await i18n('import', tool('done-home.csv'), '--partial')
    expect(out).not.toContain('changed     ')
  })

  it('Anna brings her PO of the morning up to date with msgmerge, and finishes it', async () => {
    await i18n('export', 'pl', '--page', 'contacts', '--format', 'po', '--out', tool('new.po'))
    await execa('msgmerge', ['--quiet', '--output-file', tool('merged.po'), tool('done-contacts.po'), tool('new.po')])
    const late = 'pages/contacts:options.title'
    const done = await translate('pl', 'po', 'merged.po', {
      [late]: { target: 'Kto odpowie na Twoje pytanie', done: true },
    })
    const out = await i18n('import', done, '--ours')
    expect(out).toContain(`changed     ${late}`)
    await commit('Finish contacts')
  })

  it.each(['de', 'pl'] as const)('ends with every word, review and comment in place: %s', async (locale) => {
    const [records, comments] = [
      await readJson(`.workbench/${locale}.record.json`),
      await readJson(`.workbench/${locale}.comments.json`),
    ]
    const lost = []
    for (const [id, { text, reviewer, comment }] of wrote[locale]) {
      const [namespace = '', key = ''] = id.split(':')
      const found = await textOf(locale, id)
      if (text !== undefined && found !== text) lost.push(`${id}: ${text} / ${found}`)
      const record = String(records[namespace]?.[key])
      if (reviewer !== undefined && !record.endsWith(` ${reviewer}`)) lost.push(`${id}: ${reviewer} / ${record}`)
      const said: string[] = comments[namespace]?.[key] ?? []
      if (comment !== undefined && !said.includes(comment)) lost.push(`${id}: ${comment} / ${said}`)
    }
    expect(lost).toEqual([])
    expect(wrote[locale].size).toBeGreaterThan(5)
  })

  it('and nothing else has changed: the texts that nobody touched are those of the morning', async () => {
    const { stdout } = await git('diff', '--unified=0', 'HEAD', '--', 'locales')
    expect(stdout).toBe('')
    const before = JSON.parse(await readFile(tool('pl/pages/contacts.json'), 'utf8'))
    const now = await readJson('pl/pages/contacts.json')
    const ids = [contacts.disputed, 'pages/contacts:options.title'].map((id) => id.split(':')[1]?.split('.') ?? [])
    for (const [group = '', name = ''] of ids) now[group][name] = before[group][name]
    expect(now).toEqual(before)
  })

  it('passes the check, but for what is said to need work or to be stale', async () => {
    const args = ['scripts/i18n.ts', 'check', 'pl', 'de', '--json']
    const { stdout } = await execa('node', args, { cwd: site, preferLocal: true, reject: false })
    const { findings }: { findings: { rule: string; key: string }[] } = JSON.parse(stdout)
    expect(findings.filter(({ rule }) => !['stale', 'needs-work', 'missing-key'].includes(rule))).toEqual([])
    expect(findings.filter(({ rule }) => rule === 'needs-work')).toHaveLength(1)
  })
})
