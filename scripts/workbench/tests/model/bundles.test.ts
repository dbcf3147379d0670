import { readdirSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readBundles } from '../../src/model/bundles.ts'
import { type LocaleProblem, parseLocaleFile } from '../../src/model/localeFile.ts'
import { sample } from '../fixtures/exchange/project.ts'

function parse(text: string, mayBeBlank = false) {
  const problems: LocaleProblem[] = []
  const file = parseLocaleFile({ text, file: 'locales/pl/common.json', namespace: 'common', mayBeBlank }, problems)
  return { file, problems: problems.map((problem) => problem.message) }
}

const problemsOf = (text: string) => parse(text).problems

describe('a locale file', () => {
  it('that is not JSON is named with its line', () => {
    expect(problemsOf('{\n  "a": "x"\n  "b": "y"\n}')).toEqual([
      'locales/pl/common.json:2: expected a comma at the end of this line, found none: "a": "x"',
    ])
  })

  it('with a byte-order mark, a key twice, an empty text or a number is refused', () => {
    expect(problemsOf('\uFEFF{ "a": "x" }')).toEqual([
      'locales/pl/common.json:1: expected UTF-8 without a byte-order mark, found one. Save the file as UTF-8 without it.',
    ])
    expect(problemsOf('{ "a": "x",\n "a": "y" }')).toEqual([
      'locales/pl/common.json:2: expected "a" once, found it twice in this file',
    ])
    expect(problemsOf('{ "a": { "b": " " } }')).toEqual([
      'locales/pl/common.json:1: expected a text for "a.b", found an empty one',
    ])
    expect(problemsOf('{ "a": 5 }')).toEqual([
      'locales/pl/common.json:1: expected a text, or a group of texts in braces, for "a", found a value of type number',
    ])
  })

  it('may have an empty text where a translation is still to come, and then has no message for it', () => {
    const { file, problems } = parse('{ "a": "", "b": "x" }', true)
    expect(problems).toEqual([])
    expect(file?.tree).toEqual({ b: 'x' })
    expect(file?.entries.get('a')?.text).toBe('')
  })

  it('is read alike, whether it stands as it is printed or not', () => {
    const pages = path.join(sample, 'locales/pl/pages')
    for (const name of readdirSync(pages)) {
      const text = readFileSync(path.join(pages, name), 'utf8')
      const [printed, other] = [text, text.trimEnd()].map((one) => parse(one, true).file)
      expect({ tree: printed?.tree, entries: printed?.entries }).toEqual({ tree: other?.tree, entries: other?.entries })
    }
  })

  it('tells on which line a key stands, and where one that is missing would stand', () => {
    const { file } = parse('{\n  "a": {\n    "b": "x"\n  }\n}')
    expect(file?.lineOf('a.b')).toBe(3)
    expect(file?.lineOf('a.c')).toBe(3)
    expect(file?.lineOf('z')).toBe(1)
  })
})

describe('the locales folder', () => {
  let folder: string
  beforeEach(async () => {
    folder = path.join(await mkdtemp(path.join(tmpdir(), 'locales-')), 'locales')
    await mkdir(path.join(folder, 'en/pages'), { recursive: true })
  })
  afterEach(() => rm(path.dirname(folder), { recursive: true }))

  it('names a folder that is no locale, a file that is no page, and what English lacks', async () => {
    await mkdir(path.join(folder, 'xx'))
    await writeFile(path.join(folder, 'en/pages/abuot.json'), '{ "a": "x" }')
    await writeFile(path.join(folder, 'en/common.json'), '{ "a": "x" }')
    const { bundles, problems } = await readBundles(folder)
    const messages = problems.map((problem) => problem.message)
    expect(messages).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^locales\/xx\/: expected a folder of one of the locales .*, en, pl, found "xx"\./),
        expect.stringMatching(
          /^locales\/en\/pages\/abuot\.json:1: expected .* the id of a page .*, found pages\/abuot\.json$/,
        ),
        'locales/en/pages/about.json:1: expected the English texts of "pages/about", which src/config/routes.ts names, found no such file',
      ]),
    )
    expect(bundles.get('en')?.get('common')).toEqual({ a: 'x' })
  })
})
