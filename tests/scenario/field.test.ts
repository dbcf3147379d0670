import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { execa } from 'execa'
import { type Browser, chromium, type Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { copyProject } from '../../scripts/i18n/new-locale/workcopy.ts'
import { findChromium } from '../../scripts/lib/chromium.ts'
import { HYDRATED_ROOT } from '../../src/config/protocol.ts'
import { filled, fillForm } from '../fixtures/forms.ts'

/** A required field is added to the contact form of a copy of the project: one row of the table, and its words. */
const row = `{
      ...plain,
      name: 'phone',
      kind: 'text',
      required: 'errors.phoneMissing',
      label: 'contact.phone.label',
      autocomplete: 'tel',
    },`
const words = {
  en: { label: 'Phone number', missing: 'Enter your phone number.' },
  pl: { label: 'Numer telefonu', missing: 'Prosimy podać numer telefonu.' },
}

let site: string
let url: string
let stop: () => Promise<unknown>
let browser: Browser

const run = (command: string, ...args: string[]) =>
  execa(command, args, { cwd: site, preferLocal: true, env: { ISOGLOSS_COMPRESS: 'off', NODE_ENV: 'production' } })

async function edit(file: string, change: (text: string) => string) {
  const text = await readFile(path.join(site, file), 'utf8')
  await writeFile(path.join(site, file), change(text))
}

beforeAll(async () => {
  site = path.join(await mkdtemp(path.join(tmpdir(), 'field-')), 'site')
  await copyProject(process.cwd(), site)
  // Before the comments, which are last.
  await edit('src/forms/fields.ts', (text) => text.replace(/(?=\{ \.\.\.plain, name: 'comments')/, `${row}\n    `))
  for (const [locale, { label, missing }] of Object.entries(words)) {
    await edit(`locales/${locale}/forms.json`, (text) => {
      const messages = JSON.parse(text)
      messages.contact.phone = { label }
      messages.errors.phoneMissing = missing
      return JSON.stringify(messages, null, 2)
    })
  }
  // As "npm start" does, without a mode that the tests have set.
  const server = execa('node', ['scripts/start.ts'], {
    cwd: site,
    preferLocal: true,
    reject: false,
    all: true,
    env: { PORT: '0', ISOGLOSS_COMPRESS: 'off', NODE_ENV: undefined },
  })
  stop = async () => server.kill() && (await server)
  const printed: string[] = []
  for await (const line of createInterface({ input: server.all })) {
    printed.push(line)
    url = line.match(/http:\S+/)?.[0] ?? ''
    if (url) break
  }
  if (!url) throw new Error(`npm start served nothing:\n${printed.join('\n')}`)
  // Chromium refuses its sandbox to root.
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  browser = await chromium.launch({ executablePath: await findChromium(), args })
}, 240_000)

afterAll(async () => {
  await browser?.close()
  await stop?.()
  await rm(path.dirname(site), { recursive: true })
})

/** Opens a page and hydrates it. */
async function open(address: string): Promise<Page> {
  const page = await browser.newPage()
  await page.goto(url + address)
  await page.mouse.move(5, 5)
  await page.mouse.move(15, 15)
  await page.locator(HYDRATED_ROOT).waitFor({ state: 'attached' })
  return page
}

describe('a required field in the table', { timeout: 120_000 }, () => {
  it.each([
    ['en', ''],
    ['pl', '/pl'],
  ] as const)('is shown in %s, and the privacy page names it', async (locale, prefix) => {
    const { label, missing } = words[locale]
    const page = await open(`${prefix}/contacts`)
    const input = page.getByRole('textbox', { name: label, exact: true })
    expect(await input.getAttribute('autocomplete')).toBe('tel')
    await page.locator('form button[type=submit]').click()
    await page.getByText(missing).waitFor()
    expect(await input.getAttribute('aria-invalid')).toBe('true')
    const privacy = await open(`${prefix}/privacy`)
    expect(await privacy.locator('main dl').textContent()).toContain(`, ${label}`)
  })

  it('is refused by the receiver when it is empty', async () => {
    const init = { method: 'POST', headers: { Accept: 'application/json' } }
    const values = { ...filled('contact'), locale: 'en' }
    for (const body of [new URLSearchParams(values), new URLSearchParams({ ...values, phone: ' ' })]) {
      const response = await fetch(`${url}/api/contact`, { ...init, body })
      const error = expect.stringMatching(/^"phone": expected some text, found /)
      expect([response.status, await response.json()]).toEqual([422, { error }])
    }
  })

  it('is stored, survives a reload as a draft, and is printed', async () => {
    const page = await open('/contacts')
    await fillForm(page, 'contact')
    await page.getByLabel(words.en.label).fill('+48 22 123')
    await page.reload()
    await page.mouse.move(5, 5)
    await page.mouse.move(15, 15)
    await page.locator(HYDRATED_ROOT).waitFor({ state: 'attached' })
    await page.locator('form button[type=submit]').click()
    await page.locator('form > [role=status] p').waitFor()
    const print = async (...args: string[]) => (await run('node', 'scripts/submissions.ts', ...args)).stdout
    expect(await print()).toMatch(/^ {4}phone +\+48 22 123$/m)
    expect(JSON.parse(await print('--json'))).toMatchObject([{ fields: { phone: '+48 22 123' } }])
    expect((await print('--csv')).split('\r\n')[0]).toContain(',phone,')
  })

  it('leaves types and locale files without a fault', async () => {
    for (const part of ['tests', 'playwright.config.ts', 'vitest.config.ts'])
      await cp(part, path.join(site, part), { recursive: true })
    await run('tsc', '--noEmit')
    await run('node', 'scripts/i18n.ts', 'accept', 'pl', '--edited')
    expect((await run('node', 'scripts/i18n.ts', 'check')).exitCode).toBe(0)
  })
})
