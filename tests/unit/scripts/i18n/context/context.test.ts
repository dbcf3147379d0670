import { describe, expect, test } from 'vitest'
import { contextLinker } from '../../../../../scripts/i18n/context/link.ts'
import { type ContextMessage, contextMessages } from '../../../../../scripts/i18n/context/messages.ts'
import { placeMessages } from '../../../../../scripts/i18n/context/place.ts'
import type { Spot } from '../../../../../scripts/i18n/context/readPage.ts'
import { viewPage } from '../../../../../scripts/i18n/context/viewPage.ts'
import { readProject } from '../../../../../scripts/i18n/model/project.ts'
import { localeOf } from '../../../../../src/config/locales.ts'
import { sources } from '../sources.ts'

const string = (id: string, text: string): ContextMessage => ({
  id,
  english: text,
  translation: null,
  patterns: [text],
})
/** A text at a height of the page; one without a height is closed. */
const spot = (text: string, y: number | null, more: Partial<Spot> = {}): Spot => ({
  text,
  box: y === null ? null : { x: 0, y, width: 10, height: 10 },
  hidden: y === null ? 'closed' : null,
  inMain: true,
  inside: 0,
  ...more,
})

/** The heights at which each string was found. */
const heights = (strings: ContextMessage[], spots: Spot[]) =>
  placeMessages(strings, spots, []).map(({ boxes }) => boxes.map(({ y }) => y))

describe('where a string is', () => {
  test('the smallest of the texts that hold it', () => {
    const spots = [spot('Big word', 1, { inside: 2 }), spot('Big word', 2, { inside: 1 }), spot('Big word', 3)]
    expect(heights([string('pages/about:a', 'Big word')], spots)).toEqual([[3]])
  })

  test('everywhere that it is repeated', () => {
    expect(heights([string('common:more', 'More')], [spot('More', 1), spot('More', 2)])).toEqual([[1, 2]])
  })

  test('messages that read the same take one place each, in order', () => {
    const strings = [string('pages/about:a', 'List'), string('pages/about:b', 'List')]
    expect(heights(strings, [spot('List', 1), spot('List', 2), spot('List', 3)])).toEqual([[1], [2, 3]])
  })

  test("a page's message is in its main part, a shared one that reads the same is outside", () => {
    const strings = [string('common:nav.about', 'About'), string('pages/about:hero.title', 'About')]
    expect(heights(strings, [spot('About', 1, { inMain: false }), spot('About', 2)])).toEqual([[1], [2]])
  })

  test('a string that cannot be seen says what carries it', () => {
    const strings = [string('common:label', 'Main menu'), string('common:menu', 'Close'), string('common:lost', 'Lost')]
    const carried = [{ text: 'Main menu', carrier: 'aria-label of a navigation' }]
    const placed = placeMessages(strings, [spot('Close', null)], carried)
    expect(placed.map(({ boxes, carriers }) => [boxes, carriers])).toEqual([
      [[], ['aria-label of a navigation']],
      [[], ['closed, or not shown at this width']],
      [[], []],
    ])
  })
})

test('a string is looked for as the page prints it', async () => {
  const messages = {
    a: 'In {{languages, number}} languages,  <term>10 mg</term>',
    b: '{{n}} (of {{total, number}})',
    c: '?',
  }
  const root = await sources({ 'locales/en/common.json': JSON.stringify(messages) })
  const found = contextMessages(await readProject(root), ['common:a', 'common:b', 'common:gone'], 'en')
  expect(found.map(({ id, patterns }) => [id, patterns])).toEqual([
    ['common:a', ['In 20 languages, 10 mg']],
    ['common:b', ['.* \\(of .*\\)']],
  ])
})

test('a translation is looked for as the page in its language prints it, English where there is none', async () => {
  const root = await sources({
    'locales/en/common.json': JSON.stringify({
      a: '{{n}} a',
      b: 'About {{onTimeDelivery, percent}}',
      c_one: 'x',
      c_other: 'y',
    }),
    'locales/pl/common.json': JSON.stringify({
      a: '',
      b: 'O {{onTimeDelivery, percent}} i domu',
      c_few: 'z',
      c_other: 'ż',
    }),
  })
  const found = contextMessages(await readProject(root), ['common:a', 'common:b', 'common:c'], 'pl')
  expect(found.map(({ translation }) => translation)).toEqual([null, 'O {{onTimeDelivery, percent}} i domu', 'z / ż'])
  expect(found.map(({ patterns }) => patterns)).toEqual([
    ['.* a'],
    [expect.stringMatching(/^O \d+,\d+% i domu$/)],
    ['z', 'ż'],
  ])
})

test('a link leads to the page in the locale where there is one', async () => {
  const root = await sources({ 'context/pl/about.html': '' })
  const link = contextLinker(root, 'pl')
  expect(link('about', 'common:a')).toBe('context/pl/about.html#common%3Aa')
  expect(link('team', 'common:a')).toBe('context/team.html#common%3Aa')
})

test('the page of a picture gives each string a place that a link leads to', () => {
  const strings = [
    {
      ...string('pages/about:a', 'A "quote" & <script>'),
      boxes: [{ x: 64, y: 25, width: 128, height: 50 }],
      carriers: [],
    },
    {
      ...string('common:menu.close', 'Close'),
      translation: 'Zamknij',
      boxes: [],
      carriers: ['closed, or not shown at this width'],
    },
  ]
  const html = viewPage(
    { view: 'about', title: 'About', locale: localeOf('pl') },
    { picture: Buffer.from(''), width: 1280, height: 100, spots: [], carried: [] },
    strings,
  )
  expect(html).toContain('id="pages/about:a"')
  expect(html).toContain('left:5.000%;top:25.000%;width:10.000%;height:50.000%')
  expect(html).toContain('A &quot;quote&quot; &amp; &lt;script&gt;')
  expect(html).toContain('<li id="common:menu.close">')
  expect(html).toContain('Close<br><span class="translation" lang="pl" dir="ltr">Zamknij</span>')
  expect(html).toContain('href="home.html#common%3Amenu.close"')
  expect(html).not.toContain('<script')
})
