import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { execa } from 'execa'
import { expect, it, onTestFinished } from 'vitest'
import { openStore } from '../../../../scripts/forms/node/database.ts'
import { facts } from '../../../../src/config/site.ts'
import { contact, freelance, multipart, urlencoded } from './contract/adapter.ts'
import { mailServer } from './mailServer.ts'

/** Serves a site as its owner does, until the test ends; resolves to the address. */
async function preview(folder: string, env: Record<string, string>): Promise<{ url: string; server: ChildProcess }> {
  const server = spawn('node', ['scripts/preview.ts', folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT: '0', ...env },
  })
  onTestFinished(() => void server.kill())
  const [line] = await once(createInterface({ input: server.stdout }), 'line')
  return { url: /http:\S+/.exec(String(line))?.[0] ?? '', server }
}

it('an owner is told of messages in two languages, exports and deletes those of a person, and the rest goes in time', {
  timeout: 60_000,
}, async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'day-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(path.join(folder, '404.html'), '')
  const file = path.join(folder, 'data/submissions.db')
  const { url: SMTP_URL, mails } = await mailServer()
  const env = { SUBMISSIONS_DB: file, SMTP_URL, MAIL_FROM: 'site@isogloss.example', MAIL_TO: 'owner@isogloss.example' }
  const { url, server } = await preview(folder, env)

  const post = (form: string, body: FormData | URLSearchParams) =>
    fetch(`${url}/api/${form}`, { method: 'POST', body, redirect: 'manual' })
  const polish = await post('contact', multipart({ ...contact, locale: 'pl', email: 'anna@example.com' }))
  const arabic = await post('freelance', urlencoded({ ...freelance, locale: 'ar', email: 'omar@example.com' }))
  expect([polish, arabic].map(({ headers }) => headers.get('location'))).toEqual(['/pl/sent', '/ar/sent'])
  await expect.poll(() => mails.length, { timeout: 10_000 }).toBe(2)
  const subjects = mails.map((mail) => /^Subject: (.*)\r$/m.exec(mail)?.[1])
  expect(subjects.sort()).toEqual(['contact form, message 1 (pl)', 'freelance form, message 2 (ar)'])

  const submissions = async (...args: string[]) =>
    (await execa('node', ['scripts/submissions.ts', '--file', file, ...args])).stdout
  await expect.poll(() => submissions(), { timeout: 20_000 }).toMatch(/told .* mail 20.*told .* mail 20/s)
  const exported: unknown = JSON.parse(await submissions('--of', 'Anna@example.com', '--json'))
  expect(exported).toMatchObject([{ id: 1, fields: { email: 'anna@example.com' }, notices: [{ failure: null }] }])
  expect(await submissions('--of', 'Anna@example.com', '--delete')).toMatch(/^Deleted 1 submission .*\n {2}1: contact/)

  const store = openStore(file)
  const receivedAt = new Date(Date.now() - (facts.messageRetentionDays + 1) * 86_400_000).toISOString()
  await store.add({ receivedAt, form: 'contact', locale: 'en', fields: {}, key: 'old', notices: [] })
  server.kill()
  await once(server, 'exit')
  await preview(folder, env)
  await expect.poll(async () => (await store.all()).map(({ id }) => id), { timeout: 10_000 }).toEqual([2])
  store.close()
})
