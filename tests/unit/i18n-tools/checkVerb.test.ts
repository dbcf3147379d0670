import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readProject } from '../../../scripts/i18n/project.ts'
import { checkProject, localesToCheck } from '../../../scripts/i18n/rules/checkProject.ts'
import { printCheck } from '../../../scripts/i18n/rules/printCheck.ts'
import { hashOfSources, keepUsage } from '../../../scripts/i18n/usageFile.ts'
import { checkVerb } from '../../../scripts/i18n/verbs/check.ts'
import { allLocales } from '../../../src/config/locales.ts'

let root: string
let printed: string[]
const polish = (name: string) => path.join(root, 'locales/pl', name)

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'check-'))
  await mkdir(path.join(root, 'locales'))
  await cp(path.resolve('locales'), path.join(root, 'locales'), { recursive: true })
  await keepUsage(root, new Map(), await hashOfSources(root))
  vi.spyOn(process, 'cwd').mockReturnValue(root)
  printed = []
  vi.spyOn(console, 'log').mockImplementation((line: unknown) => printed.push(String(line)))
})

afterEach(async () => {
  process.exitCode = undefined
  await rm(root, { recursive: true })
})

const run = (...args: string[]) => checkVerb.parseAsync(args, { from: 'user' })
const result = async () => checkProject(await readProject(root), localesToCheck(['pl']))

it('finds nothing in the texts of this repository', async () => {
  const { findings, summary } = await checkProject(await readProject(root), allLocales)
  expect(findings.filter(({ rule }) => rule !== 'unrecorded')).toEqual([])
  expect(summary.find(({ locale }) => locale === 'pl')).toMatchObject({ fallBack: 0, warnings: 0 })
})

it('counts a broken file once, not every key that it would have', async () => {
  await writeFile(polish('pages/about.json'), '{\n  "title": "Tekst "w cudzysłowie" dalej"\n}')
  const { findings } = await result()
  const inFile = findings.filter(({ file }) => file === 'locales/pl/pages/about.json')
  expect(inFile).toEqual([
    {
      file: 'locales/pl/pages/about.json',
      line: 2,
      key: '',
      rule: 'locale-file',
      severity: 'error',
      expected: 'inside a text \\" or the quotation marks of the language, such as „ ”',
      found: 'a bare ": "title": "Tekst "w cudzysłowie" dalej"',
    },
  ])
})

it('says where a file is that is no page, and what a glossary has wrong', async () => {
  await writeFile(polish('pages/abuot.json'), '{}')
  await writeFile(polish('glossary.json'), '{\n  "terms": 5\n}')
  const { findings } = await result()
  expect(findings.map(({ file, line, expected }) => `${file}:${line} ${expected}`)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^locales\/pl\/pages\/abuot\.json:1 common\.json, forms\.json or pages\/<id>\.json/),
      'locales/pl/glossary.json:2 "terms": a list, [ … ]',
    ]),
  )
})

it('prints the first 20 of many findings of a kind, and how many more there are in which files', async () => {
  await rm(polish('pages/about.json'))
  await rm(polish('forms.json'))
  const check = await result()
  const missing = check.findings.filter(({ rule }) => rule === 'missing-key').length
  const lines = printCheck(check).split('\n')
  expect(lines.filter((line) => line.includes('(missing-key)'))).toHaveLength(20)
  const rest = lines.find((line) => line.includes(`and ${missing - 20} more (missing-key; --json lists all)`))
  expect(rest).toMatch(/pages\/about\.json \d+/)
  expect(lines.at(-1)).toMatch(new RegExp(`^pl: \\d+ messages, ${missing} fall back to English; .*${missing} warnings`))
})

it('ends with an error that counts what is wrong', async () => {
  await rm(path.join(root, 'locales/pl.record.json'), { force: true })
  await expect(run('pl')).rejects.toThrow(/^\d+ errors, 0 warnings in the texts\.$/)
})

it('lets warnings pass, but not with --strict', async () => {
  await rm(polish('forms.json'))
  await run('pl')
  expect(printed.join('\n')).toContain('(missing-key)')
  await expect(run('pl', '--strict')).rejects.toThrow(/^0 errors, \d+ warnings in the texts\.$/)
})

it('lists its rules', async () => {
  await run('--rules')
  expect(printed.join('\n')).toMatch(/^quotation-marks +error +The quotation marks of the language/m)
})

it('with --json prints one object and nothing else, and sets the exit code', async () => {
  await writeFile(polish('pages/sent.json'), '{ "z": "Zet" }')
  await run('pl', '--json')
  expect(printed).toHaveLength(1)
  const { findings, summary } = JSON.parse(printed[0] ?? '')
  expect(findings).toContainEqual(expect.objectContaining({ rule: 'extra-key', key: 'pages/sent:z', line: 1 }))
  expect(summary).toEqual([expect.objectContaining({ locale: 'pl', public: true })])
  expect(process.exitCode).toBe(1)
})

it('takes the only locale of a language by a tag with a region, and names it as the project does', async () => {
  await run('pl-PL')
  expect(printed.join('\n')).toMatch(/^pl: \d+ messages/m)
})

it('refuses a locale that there is not', async () => {
  await expect(run('xx')).rejects.toThrow('"xx": no such locale. Expected one of en, pl, or none for all of them.')
  await expect(run('../pl')).rejects.toThrow('"../pl": no such locale.')
})
