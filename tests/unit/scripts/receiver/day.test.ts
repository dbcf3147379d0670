import { readFile } from 'node:fs/promises'
import { execa } from 'execa'
import { expect, it, onTestFinished } from 'vitest'
import { openStore } from '../../../../scripts/receiver/node/database.ts'
import type { SubmissionStore } from '../../../../scripts/receiver/store.ts'
import { defaultLocale, publicLocales } from '../../../../src/config/locales.ts'
import { facts } from '../../../../src/config/site.ts'
import { viewHref } from '../../../../src/i18n/href.ts'
import { startOnCloudflare } from './cloudflareAdapter.ts'
import { contact, freelance, multipart, ORIGIN, urlencoded } from './contract/adapter.ts'
import { startOnNetlify } from './netlifyAdapter.ts'
import { preview } from './preview.ts'
import { mailServer, mailService } from './services.ts'

/** Two languages of visitors, whichever the site has. */
const [{ code: first } = { code: defaultLocale }, { code: second } = { code: defaultLocale }] = publicLocales.filter(
  ({ code }) => code !== defaultLocale,
)

/** What an owner has, wherever the site is deployed. */
interface Deployed {
  readonly post: (form: string, body: FormData | URLSearchParams) => Promise<Response>
  readonly store: SubmissionStore
  /** The subjects of the mails that have come. */
  readonly subjects: () => (string | undefined)[]
  /** Exports, as JSON, or deletes what an address has sent; resolves to what is printed. */
  readonly exported: (address: string) => Promise<string>
  readonly remove: (address: string) => Promise<string>
  /** Lets the time come at which the host deletes what is too old. */
  readonly nextDay: () => Promise<unknown>
}

const submissions = async (args: readonly string[], env = {}) =>
  (await execa('node', ['scripts/submissions.ts', ...args], { env })).stdout

async function onNode(): Promise<Deployed> {
  const { variables, mails } = await mailServer()
  const { file, address, start, stop } = await preview(variables)
  const store = openStore(file)
  onTestFinished(() => store.close())
  return {
    post: (form, body) => fetch(`${address()}/api/${form}`, { method: 'POST', body, redirect: 'manual' }),
    store,
    subjects: () => mails.map((mail) => /^Subject: (.*)\r$/m.exec(mail)?.[1]),
    exported: (of) => submissions(['--file', file, '--of', of, '--json']),
    remove: (of) => submissions(['--file', file, '--of', of, '--delete']),
    nextDay: () => stop().then(start),
  }
}

async function onCloudflare(): Promise<Deployed> {
  const { variables, subjects } = await mailService()
  const { ask, store, keepUp, execute, stop } = await startOnCloudflare({ variables })
  onTestFinished(stop)
  const guide = await readFile('docs/forms.md', 'utf8')
  const [list = '', erase = ''] = [...guide.matchAll(/--command "([^"]+)"/g)].map(([, command = '']) => command)
  const run = async (command: string, of: string) => JSON.stringify(await execute(command.replace('a@b.example', of)))
  return {
    post: (form, body) => ask(`${ORIGIN}/api/${form}`, { method: 'POST', body }),
    store,
    subjects,
    exported: (of) => run(list, of),
    remove: (of) => run(erase, of),
    nextDay: keepUp,
  }
}

async function onNetlify(): Promise<Deployed> {
  const { variables, subjects } = await mailService()
  const { ask, store, keepUp, blobs, stop } = await startOnNetlify({ variables })
  onTestFinished(stop)
  const { siteID, token } = blobs.site
  const env = { NETLIFY_SITE_ID: siteID, NETLIFY_AUTH_TOKEN: token, NETLIFY_API_URL: blobs.url }
  return {
    post: (form, body) => ask(`${ORIGIN}/api/${form}`, { method: 'POST', body }),
    store,
    subjects,
    exported: (of) => submissions(['--netlify', '--of', of, '--json'], env),
    remove: (of) => submissions(['--netlify', '--of', of, '--delete'], env),
    nextDay: keepUp,
  }
}

it.each([
  ['Node', onNode],
  ['Cloudflare', onCloudflare],
  ['Netlify', onNetlify],
])(
  'an owner on %s is told of messages in two languages, exports and deletes those of a person, and the rest goes in time',
  {
    timeout: 60_000,
  },
  async (_, deploy) => {
    const { post, store, subjects, exported, remove, nextDay } = await deploy()
    const one = await post('contact', multipart({ ...contact, locale: first, email: 'Anna@example.com' }))
    const other = await post('freelance', urlencoded({ ...freelance, locale: second, email: 'omar@example.com' }))
    expect([one, other].map(({ headers }) => headers.get('location'))).toEqual(
      [first, second].map((locale) => viewHref(locale, 'sent')),
    )
    await expect.poll(() => subjects().length, { timeout: 10_000 }).toBe(2)
    const told = [first, second].map((locale) => expect.stringMatching(`\\(${locale}\\)$`))
    expect(subjects()).toEqual(expect.arrayContaining(told))
    const notices = async () => (await store.all()).flatMap((submission) => submission.notices)
    const sent = { toldAt: expect.stringMatching(/^20/), failure: null }
    await expect.poll(notices, { timeout: 10_000 }).toMatchObject([sent, sent])

    const printed = await exported('anna@example.com')
    expect(printed).toContain('Anna@example.com')
    expect(printed).not.toContain('omar@example.com')
    await remove('anna@example.com')
    const receivedAt = new Date(Date.now() - (facts.messageRetentionDays + 1) * 86_400_000).toISOString()
    await store.add({ receivedAt, form: 'contact', locale: 'en', fields: {}, key: 'f'.repeat(64), notices: [] })
    await nextDay()
    const left = async () => (await store.all()).map(({ fields }) => fields['email'])
    await expect.poll(left, { timeout: 10_000 }).toEqual(['omar@example.com'])
  },
)
