import { existsSync } from 'node:fs'
import { execa } from 'execa'
import { expect, it, onTestFinished } from 'vitest'
import '../fixtures/workbench.ts'
import { makeCopy } from '../fixtures/scenario/copy.ts'
import { startEditor, stop } from '../fixtures/scenario/editorTab.ts'
import { firefoxPath, inFirefox } from '../fixtures/scenario/firefox.ts'

/** The editor in Firefox, by keyboard alone: the chosen text, what is typed on the page, the save, and the page after it. */
it.skipIf(!existsSync(firefoxPath))('Firefox: edits a page of the site by keyboard', { timeout: 180_000 }, async () => {
  const { site, read, remove } = await makeCopy()
  onTestFinished(remove)
  await execa('git', ['init', '--quiet'], { cwd: site })
  await execa('git', ['config', 'user.name', 'A. Nowak'], { cwd: site })
  const editor = await startEditor(site, 'pl')
  onTestFinished(() => stop(editor))
  const heading = 'document.querySelector("iframe")?.contentDocument?.querySelector("h1")?.innerText'

  await inFirefox(editor.url, async ({ press, type, until, focused, reload }) => {
    await until(`document.querySelector("[role=listbox] [role=option]") && ${heading}`)
    await press('Shift+F2', 'Shift+Tab')
    expect(await focused()).toBe('Find on this page')
    await type('pages/home:hero.title')
    await until('document.querySelector("[role=listbox] [role=option] code").textContent === "hero.title"')
    await press('Shift+F2', 'Enter')
    await until('document.activeElement.matches(".cm-content")')
    await press('Control+End')
    await type(', zawsze')
    await until(`${heading}?.endsWith(", zawsze")`)
    await press('Control+s')
    await until('document.body.textContent.includes("Saved: hero.title")')
    const records = await read('locales/.workbench/pl.record.json')
    expect(records).toMatch(/"hero\.title": ".* human \(A\. Nowak\) [\d-]+"/)
    await reload()
    await until(`${heading}?.endsWith(", zawsze")`)
  })
})
