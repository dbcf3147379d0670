import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { hashes, openEditor, saveRequest } from '../fixtures/editor.ts'

const editor = await openEditor()
await editor.signIn()
afterAll(editor.close)
beforeEach(() => {
  editor.asked.length = 0
})

const id = 'common:brand'
const post = (body: string | Buffer, changes = {}) => editor.request('POST', '/__translate/api/save', changes, body)
const errorOf = ({ body }: { body: string }) => JSON.parse(body).error

describe('a call', () => {
  it.each([
    ['detail', { id }],
    ['check', { id, texts: { text: 'x' } }],
    ['save', saveRequest],
    ['confirm', { id, base: hashes, person: 'A', waiver: null }],
    ['confirm', { id, base: hashes, person: 'A', waiver: 'There is nobody else' }],
    ['annotate', { id, base: hashes, person: 'A', type: 'terminology', severity: 'minor', comment: 'a\nb' }],
    ['undo', { id }],
    ['concordance', { words: 'audit', side: 'source' }],
    ['other', { locale: 'de', id }],
  ])('of %s reaches the backend as it was made', async (name, body) => {
    expect((await editor.ask(name, body)).status).toBe(200)
    expect(editor.asked).toEqual([[name, body]])
  })

  it('of project is answered', async () => {
    expect(JSON.parse((await editor.ask('project', {})).body).messages).toHaveLength(2)
  })

  it('of plural forms names those of the message', async () => {
    const texts = { one: '1', few: '2', many: '5', other: '1,5' }
    expect((await editor.ask('check', { id: 'common:days', texts })).status).toBe(200)
    const refused = await editor.ask('check', { id: 'common:days', texts: { two: '2' } })
    expect([refused.status, errorOf(refused)]).toEqual([
      400,
      'texts: expected forms one, few, many, other, found "two".',
    ])
  })

  it('keeps texts as they are, whatever they hold', async () => {
    const text = `</script><img src=x onerror=alert(1)> "\\ \u0000\u001b \u202e 👩‍🔬 e\u0301 {{brand}} \r\n`
    expect((await editor.ask('check', { id, texts: { text } })).status).toBe(200)
    expect(editor.asked).toEqual([['check', { id, texts: { text } }]])
  })

  it.each(['constructor', '__proto__', 'onChange', 'toString', '', 'save/', '../api/save', 'SAVE', 'save%20'])(
    'of %j is a 404',
    async (name) => {
      const answer = await editor.ask(name, {})
      expect([answer.status, errorOf(answer)]).toEqual([
        404,
        expect.stringMatching(/^Expected one of project, detail, /),
      ])
    },
  )
})

describe('what a client names', () => {
  it.each(['common:other', 'locales/pl/common.json', '../../../etc/passwd:x', '__proto__', 'constructor', ''])(
    'as message %j is looked up, and refused',
    async (name) => {
      for (const [call, rest] of [
        ['detail', {}],
        ['undo', {}],
        ['check', { texts: {} }],
        ['save', { ...saveRequest, id: undefined }],
        ['other', { locale: 'de' }],
      ] as const) {
        const answer = await editor.ask(call, { ...rest, id: name })
        const error = `id: expected a message, found ${JSON.stringify(name)}, which is none.`
        expect([call, answer.status, errorOf(answer)]).toEqual([call, 404, error])
      }
      expect(editor.asked).toEqual([])
    },
  )

  it.each(['en', 'xx', '../pl', '__proto__'])('as locale %j is looked up, and refused', async (locale) => {
    const answer = await editor.ask('other', { id, locale })
    expect([answer.status, errorOf(answer)]).toEqual([404, `locale: expected de, found ${JSON.stringify(locale)}.`])
    expect(editor.asked).toEqual([])
  })
})

describe('a body', () => {
  const { id: _, ...withoutId } = saveRequest
  const half = '\ud83d'
  it.each([
    [{ ...saveRequest, path: '/etc/passwd' }, 'path: expected no field but id, texts, base, excuses, person'],
    [withoutId, 'id: expected a text of one line, found nothing.'],
    [{ ...saveRequest, id: ['common:brand'] }, 'id: expected a text of one line, found a list.'],
    [{ ...saveRequest, id: 'a\nb' }, 'id: expected a text of one line, found "a\\nb".'],
    [{ ...saveRequest, id: 'x'.repeat(600) }, `id: expected at most 500 characters, found "${'x'.repeat(60)}…".`],
    [{ ...saveRequest, texts: 'x' }, 'texts: expected an object, found "x".'],
    [{ ...saveRequest, texts: ['x'] }, 'texts: expected an object, found a list.'],
    [{ ...saveRequest, texts: { text: null } }, 'texts.text: expected a text, found null.'],
    [{ ...saveRequest, texts: { text: { a: 1 } } }, 'texts.text: expected a text, found an object.'],
    [{ ...saveRequest, texts: { text: half } }, `texts.text: expected a text, found ${JSON.stringify(half)}.`],
    [{ ...saveRequest, texts: { other: 'x' } }, 'texts: expected forms text, found "other".'],
    [{ ...saveRequest, base: { ...hashes, text: 'xyz' } }, 'base.text: expected eight hex digits, found "xyz".'],
    [{ ...saveRequest, base: { english: hashes.english } }, 'base.text: expected eight hex digits, found nothing.'],
    [{ ...saveRequest, excuses: {} }, 'excuses: expected a list, found an object.'],
    [{ ...saveRequest, excuses: [{ rule: 'x', term: 1, reason: '' }] }, 'excuses[0].term: expected a text of one line'],
    [{ ...saveRequest, excuses: Array(51).fill(null) }, 'excuses: expected at most 50 items, found 51.'],
    [{ ...saveRequest, person: null }, 'person: expected a text of one line, found null.'],
    [{ ...saveRequest, person: true }, 'person: expected a text of one line, found true.'],
    [null, 'The body: expected an object, found null.'],
    [[], 'The body: expected an object, found a list.'],
    ['save', 'The body: expected an object, found "save".'],
  ])('%j is refused with the name of what is wrong', async (body, error) => {
    const answer = await editor.ask('save', body)
    expect([answer.status, errorOf(answer)]).toEqual([400, expect.stringContaining(error)])
    expect(editor.asked).toEqual([])
  })

  it('with __proto__ changes no object', async () => {
    const polluted = JSON.stringify(saveRequest)
    for (const body of [
      polluted.replace('{', '{"__proto__":{"isAdmin":true},'),
      polluted.replace('"texts":{', '"texts":{"__proto__":"x",'),
      polluted.replace('"base":{', '"base":{"constructor":{"prototype":{"isAdmin":true}},'),
    ]) {
      expect((await post(body)).status).toBe(400)
    }
    expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false)
    expect(editor.asked).toEqual([])
  })

  it.each([
    'text/plain',
    'text/plain; charset=utf-8, application/json',
    'text/plain;application/json',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/json; charset=utf-16',
    'application/jsonp',
    null,
  ])('of type %s is a 415', async (type) => {
    expect((await post(JSON.stringify(saveRequest), { 'Content-Type': type })).status).toBe(415)
    const token = await editor.request('POST', '/__translate/session', { 'Content-Type': type }, '{"token":"x"}')
    expect(token.status).toBe(415)
    expect(editor.asked).toEqual([])
  })

  it('that is compressed is a 415', async () => {
    expect((await post('x', { 'Content-Encoding': 'gzip' })).status).toBe(415)
  })

  it.each([
    ['nothing', ''],
    ['half of it', '{"id":'],
    ['two values', '{}{}'],
    ['another notation', "{id:'x'}"],
    ['a number that is none', '{"id":NaN}'],
  ])('of %s is no JSON', async (_, body) => {
    const answer = await post(body)
    expect([answer.status, errorOf(answer)]).toEqual([
      400,
      expect.stringMatching(/^The body: expected JSON in UTF-8, found something else: /),
    ])
  })

  it('in another encoding is refused, and not guessed at', async () => {
    const bytes = Buffer.from('{"id":"cze\u00b6\u00e6"}', 'latin1')
    const answer = await post(bytes)
    expect([answer.status, errorOf(answer)]).toEqual([400, expect.stringContaining('expected JSON in UTF-8')])
    expect((await post(Buffer.from('{"id":"x"}', 'utf16le'))).status).toBe(400)
  })

  it('that is too large is a 413, whatever it says of its length', async () => {
    const large = JSON.stringify({ ...saveRequest, texts: { text: 'x'.repeat(300_000) } })
    const answer = await post(large)
    const error = `The body: expected at most 262144 bytes, found ${large.length}.`
    expect([answer.status, errorOf(answer)]).toEqual([413, error])
    const chunked = `${large.length.toString(16)}\r\n${large}\r\n0\r\n\r\n`
    expect((await post(chunked, { 'Content-Length': null, 'Transfer-Encoding': 'chunked' })).status).toBe(413)
    expect(editor.asked).toEqual([])
  })

  it.each([
    ['a hundred thousand lists in each other', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
    ['thirty thousand objects in each other', `${'{"a":'.repeat(30_000)}1${'}'.repeat(30_000)}`],
    ['a text that is thirty thousand objects', `{"id":${'{"a":'.repeat(30_000)}1${'}'.repeat(30_001)}`],
    ['twenty thousand fields', `{${Array.from({ length: 20_000 }, (_, index) => `"f${index}":1`).join()}}`],
    [
      'twenty thousand forms',
      `{"id":"common:brand","texts":{${Array.from({ length: 20_000 }, (_, index) => `"${index}":""`).join()}}}`,
    ],
  ])('of %s is refused', async (_, body) => {
    expect((await post(body)).status).toBe(400)
  })
})

it('an error of the backend is its sentence, and the next call is answered', async () => {
  const { backend } = editor
  const detail = backend.detail
  backend.detail = async () => {
    throw new Error('locales/pl/common.json:3: expected a comma, found none')
  }
  const failed = await editor.ask('detail', { id })
  expect([failed.status, JSON.parse(failed.body)]).toEqual([
    500,
    { error: 'locales/pl/common.json:3: expected a comma, found none' },
  ])
  backend.detail = detail
  expect((await editor.ask('detail', { id })).status).toBe(200)
})
