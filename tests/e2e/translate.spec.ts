import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { execa } from 'execa'
import { expect, type Page, test } from 'playwright/test'
import '../fixtures/workbench.ts'
import { targetLocale } from 'i18next-workbench/model/project.ts'
import { startLocalEditor } from 'i18next-workbench/local/startLocal.ts'
import type { Editor } from 'i18next-workbench/server/start.ts'

/** Texts are read and checked before they are written, which takes its time on a machine that does much else. */
const saved = { timeout: 20_000 }

let folder: string
let editor: Editor

test.beforeEach(async () => {
  test.setTimeout(120_000)
  folder = await mkdtemp(path.join(tmpdir(), 'translate-'))
  await cp('locales', path.join(folder, 'locales'), { recursive: true })
  await git('init', '--quiet')
  await git('config', 'user.name', 'A. Nowak')
  await git('add', '.')
  await git('-c', 'user.name=T', '-c', 'user.email=t@example.com', 'commit', '--quiet', '--message', 'Texts')
  editor = await startLocalEditor({ locale: targetLocale('pl'), root: process.cwd(), texts: folder })
})
test.afterEach(async () => {
  await editor.close()
  await rm(folder, { recursive: true })
})

const git = async (...args: string[]) => (await execa('git', args, { cwd: folder })).stdout

/** The lines that differ from the commit, without those that say where. */
async function changedLines(): Promise<string[]> {
  const diff = await git('diff', '--unified=0')
  return diff.split('\n').filter((line) => /^[+-](?![+-])/.test(line))
}

/** Moves the focus by Tab until a button of that name has it. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let steps = 0; steps < 60; steps += 1) {
    await page.keyboard.press('Tab')
    const focused = await page.locator('button:focus').allTextContents()
    if (focused.some((text) => name.test(text))) return
  }
  throw new Error(`Nothing named ${name} got the focus.`)
}

async function enterName(page: Page, before: RegExp, name: string): Promise<void> {
  await page.locator('body').press('Shift+F2')
  await tabTo(page, before)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: 'Your name' })).toBeFocused()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(name)
  await page.keyboard.press('Enter')
}

/** Chooses a text of the page by searching the list for it. */
async function choose(page: Page, words: string): Promise<void> {
  await page.keyboard.press('Shift+F2')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(words)
  await page.keyboard.press('Shift+F2')
  await page.keyboard.press('Enter')
  await expect(page.locator('.cm-content')).toBeFocused()
}

test('by keyboard alone, a text is translated, confirmed by somebody else, and annotated', async ({ page }) => {
  await page.goto(editor.url)
  const heading = page.frameLocator('iframe').locator('h1')
  await expect(page.locator('[role=option]').first()).toBeVisible()
  const before = await heading.innerText()
  // Git's name, until somebody gives another.
  await expect(page.getByRole('button', { name: 'A. Nowak' })).toBeVisible()

  await choose(page, 'pages/home:hero.')
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.type(', zawsze')
  // The page shows what is typed.
  await expect(heading).toHaveText(`${before}, zawsze`)
  await page.keyboard.press('ControlOrMeta+S')
  await expect.poll(changedLines, saved).toHaveLength(4)
  const lines = await changedLines()
  expect(lines.filter((line) => line.startsWith('+'))).toEqual([
    expect.stringMatching(/"hero\.title": "\w{8} \w{8} human \(A\. Nowak\) \d{4}-\d\d-\d\d",/),
    expect.stringContaining(', zawsze"'),
  ])

  await enterName(page, /A\. Nowak/, 'B. Lis')
  await page.keyboard.press('Shift+F9')
  await expect(page.getByRole('button', { name: /^Confirm, next/ })).toBeVisible()
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect.poll(changedLines, saved).toContainEqual(expect.stringMatching(/"hero\.title": .* B\. Lis",/))

  // The next text that nobody has confirmed.
  await expect(page.getByText('pages/home:hero.subtitle', { exact: true })).toBeVisible()
  await page.keyboard.press('F2')
  await tabTo(page, /Mark an error/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: 'Type' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Too long')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const annotations = path.join(folder, 'locales/.workbench/pl.annotations.json')
  await expect
    .poll(() => readFile(annotations, 'utf8').catch(() => ''), saved)
    .toMatch(/"hero\.subtitle": .*B\. Lis.*Too long/s)
  await expect(page.getByText('Too long')).toBeVisible()

  // Where somebody was is kept, and shown on the page.
  await page.reload()
  await expect(page.getByText('pages/home:hero.subtitle', { exact: true })).toBeVisible()
  await expect(page.frameLocator('iframe').locator('p[data-chosen]')).toHaveCount(1)
  await expect(page.getByText('Too long')).toBeVisible()
})
