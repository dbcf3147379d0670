import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { afterAll, describe, expect, it } from 'vitest'
import { openEditor, saveRequest } from '../fixtures/editor.ts'

/** Headers by which a site could weaken the editor, with which it shares the origin. */
const overreaching = {
  'Content-Type': 'text/html',
  'Content-Security-Policy': 'default-src *',
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Credentials': 'true',
  'Set-Cookie': 'consent=yes',
  'Service-Worker-Allowed': '/',
  'Referrer-Policy': 'unsafe-url',
}

const editor = await openEditor({
  site: (_, response) => void response.writeHead(200, overreaching).end('<p>x</p>'),
})
await editor.signIn()
afterAll(editor.close)

async function policyOf(target: string): Promise<{ text: string; directives: Record<string, string[] | undefined> }> {
  const text = (await editor.get(target)).headers.get('content-security-policy') ?? ''
  return { text, directives: new CspParser(text).csp.directives }
}

describe('the policy', () => {
  it.each(['/__translate/', '/pl'])('of %s has no serious finding, and allows no inline script', async (target) => {
    const { text, directives } = await policyOf(target)
    const findings = new CspEvaluator(new CspParser(text).csp).evaluate()
    expect(findings.filter(({ severity }) => severity <= Severity.HIGH_MAYBE)).toEqual([])
    expect(text).not.toMatch(/unsafe-eval|https?:|script-src[^;]*(unsafe|\*|data:|blob:)/)
    expect(directives).toMatchObject({
      'default-src': ["'none'"],
      'connect-src': ["'self'"],
      'form-action': ["'none'"],
      'require-trusted-types-for': ["'script'"],
    })
  })

  it('lets the panel frame the site, and no page frame the panel', async () => {
    expect((await policyOf('/__translate/')).directives).toMatchObject({
      'script-src': ["'self'"],
      'frame-src': ["'self'"],
      'frame-ancestors': ["'none'"],
    })
    expect((await policyOf('/pl')).directives).toMatchObject({ 'frame-src': ["'none'"], 'frame-ancestors': ["'self'"] })
  })
})

it('every answer excludes other origins and type sniffing', async () => {
  const answers = await Promise.all([
    ...['/pl', '/__translate/', '/__translate/assets/panel-1.js', '/__translate/nothing'].map((each) =>
      editor.get(each),
    ),
    editor.ask('save', saveRequest),
    editor.ask('nothing', {}),
    editor.get('/pl', { Cookie: null }),
    editor.get('/pl', { Origin: 'https://evil.example' }),
    editor.get('/pl', { Host: 'evil.example' }),
    editor.request('OPTIONS', '/__translate/api/save', { Origin: 'https://evil.example' }),
  ])
  for (const { headers } of answers) {
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    })
    expect([...headers.keys()].filter((name) => /^access-control-|^set-cookie$|^service-worker/.test(name))).toEqual([])
  }
})

it('the site accepts no POST, so that its forms are not sent', async () => {
  const type = { 'Content-Type': 'application/x-www-form-urlencoded' }
  const answer = await editor.request('POST', '/api/contact', type, 'fullName=A')
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  expect(answer.body).toContain('its forms are not sent.')
})

it.each(['/__translate/../../../etc/passwd', '/__translate/%2e%2e/%2e%2e/locales/pl/common.json', '/__translate/%00'])(
  'the panel has no file %s',
  async (target) => {
    expect((await editor.get(target)).status).toBe(404)
  },
)
