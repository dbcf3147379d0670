import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { execa } from 'execa'
import { beforeAll, describe, expect, it } from 'vitest'
import { ensureDebian } from '../../scripts/workbench/tests/fixtures/debian.ts'
import { editFile } from '../../scripts/workbench/tests/fixtures/exchange/editFile.ts'
import { recordLine } from '../../scripts/workbench/tests/fixtures/exchange/exported.ts'
import { makeProject, putFiles, readLocale } from '../../scripts/workbench/tests/fixtures/exchange/project.ts'

/** Exports that other programs open, edit and save, and their way back. What toolkit and gettext do: toolkit.test.ts. */

const packages = { poedit: 'poedit', lokalize: 'lokalize', omegat: 'omegat', soffice: 'libreoffice-calc' }
const desktop = { 'xvfb-run': 'xvfb', xauth: 'xauth', xdotool: 'xdotool', 'dbus-run-session': 'dbus' }

beforeAll(async () => {
  for (const [command, name] of Object.entries({ ...packages, ...desktop }))
    await ensureDebian(['sh', '-c', `command -v ${command}`], name)
}, 1_800_000)

const english = { skip: 'Skip to content', home: '{{brand}}, home page', date: 'March 4, 2026' }
const polish = { skip: 'Dalej', home: '{{brand}}, strona', date: 'March 4, 2026' }

async function project() {
  const root = await makeProject({
    'en/common.json': english,
    'pl/common.json': polish,
    '.workbench/en.glossary.json': { verbatim: { en: ['common:date'] } },
    '.workbench/pl.record.json': {
      common: {
        skip: recordLine(english.skip, polish.skip),
        home: recordLine(english.home, polish.home),
        date: recordLine(english.date, polish.date),
      },
    },
  })
  const env = { HOME: root }
  const i18n = async (...args: string[]) =>
    (await execa(process.execPath, [path.resolve('scripts/i18n.ts'), ...args], { cwd: root })).stdout
  /** Takes translations away, so that a program has something to do. */
  const lack = (...keys: (keyof typeof polish)[]) =>
    putFiles(root, { 'pl/common.json': { ...polish, ...Object.fromEntries(keys.map((key) => [key, ''])) } })
  return { root, env, i18n, lack, texts: async () => JSON.parse(await readLocale(root, 'pl/common.json')) }
}

describe('a file goes to a program and comes back', { timeout: 180_000 }, () => {
  it.each([
    ['poedit', '20', '90'],
    ['lokalize', '60', '45'],
  ])('%s: what somebody types and saves', async (program, x, y) => {
    const { root, env, i18n, lack, texts } = await project()
    await lack('skip')
    // Lokalize reads all that is beside the folder of a file first.
    const folder = path.join(root, 'alone/in')
    await mkdir(folder, { recursive: true })
    const file = path.join(folder, 'out.xlf')
    await i18n('export', 'pl', '--for', program, '--out', file)
    // It would ask for a name.
    await mkdir(path.join(root, '.config'))
    await writeFile(path.join(root, '.config/lokalizerc'), '[Identity]\nauthorName=E. Lis\nauthorEmail=e@example.org\n')
    const type = [path.resolve('tests/fixtures/scenario/type.sh'), program, x, y, 'Menu', file, program, file]
    const screen = ['--auto-servernum', '--server-args=-screen 0 1200x900x24', 'dbus-run-session', '--']
    await execa('xvfb-run', [...screen, ...type], { cwd: root, env })
    expect(await i18n('import', file)).toMatch(/1 new.* 2 as before/)
    expect(await texts()).toEqual({ ...polish, skip: 'Menu' })
  })

  it('omegat: what it finds in the memory of the project', async () => {
    const { root, env, i18n, lack, texts } = await project()
    const at = (name: string) => path.join(root, 'project', name)
    for (const folder of ['source', 'target', 'omegat', 'glossary', 'dictionary', 'tm/auto'])
      await mkdir(at(folder), { recursive: true })
    await i18n('tmx', 'pl', '--all', '--plain', '--out', at('tm/auto/pl.tmx'))
    await lack('skip', 'home')
    await i18n('export', 'pl', '--for', 'omegat', '--out', at('source/pl.po'))
    await writeFile(at('omegat.project'), omegatProject)
    await execa('omegat', [at(''), '--mode=console-translate'], { env })
    expect(await i18n('import', at('target/pl.po'))).toContain('2 new')
    expect(await texts()).toEqual(polish)
  })

  it('calc: what somebody types, between saving as a workbook and as CSV again', async () => {
    const { root, env, i18n, lack, texts } = await project()
    await lack('skip', 'date')
    const file = path.join(root, 'out.csv')
    await i18n('export', 'pl', '--for', 'excel', '--out', file)
    await writeFile(file, editFile('csv', await readFile(file, 'utf8'), 'common:skip', { target: 'Menu główne' }))
    const office = (...args: string[]) => execa('soffice', ['--headless', ...args], { cwd: root, env })
    await office('--infilter=csv:44,34,76,1', '--convert-to', 'xlsx', 'out.csv')
    await rename(file, `${file}.before`)
    await office('--convert-to', 'csv:Text - txt - csv (StarCalc):59,34,76,1', 'out.xlsx')
    expect(await i18n('import', 'out.csv')).toContain('2 new')
    expect(await texts()).toEqual({ ...polish, skip: 'Menu główne' })
  })
})

const omegatProject = `<?xml version="1.0" encoding="UTF-8"?>
<omegat><project version="1.0">${['source', 'target', 'tm', 'glossary', 'dictionary']
  .map((name) => `<${name}_dir>__DEFAULT__</${name}_dir>`)
  .join(
    '',
  )}<source_lang>en</source_lang><target_lang>pl</target_lang><sentence_seg>false</sentence_seg></project></omegat>`
