import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import { execa } from 'execa'
import type { Page } from 'playwright'
import { HYDRATED_ROOT } from '../../../src/config/protocol.ts'
import { startBrowser } from 'i18next-workbench/lib/chromium.ts'
import { hydrateByTap } from '../../lib/hydrateByTap.ts'
import { durationsTable, timed } from './tables.ts'
import { generateProject, inScratch } from './generated.ts'

const LOCALES = 24
const STARTS = 3
const EDITS = 10
/** In ms: Vite's watcher passes over what changes within 50 ms of its last note of the same file. */
const PAUSE = 200

/**
 * Runs "npm run dev" in a generated site of 24 locales, and prints how long it takes from the command to the first document,
 * and from a saved message until the page in a browser shows it.
 */
export async function benchDevelopment(): Promise<void> {
  await inScratch(async (folder) => {
    await generateProject(process.cwd(), folder, LOCALES)
    // Not measured: Mantine's files are made into a few, and Node keeps what it has compiled.
    await firstPage(folder)
    const starts: number[] = []
    while (starts.length < STARTS) starts.push(await firstPage(folder))
    console.log(
      durationsTable([
        { name: 'command to first document', samples: starts, aim: 2000 },
        { name: 'saved message to page', samples: await editsOf(folder), aim: 150 },
      ]),
    )
  })
}

/** The time from the command until a document has come. */
async function firstPage(folder: string): Promise<number> {
  const started = performance.now()
  return developing(folder, async (address) => {
    await (await fetch(new URL('/pl/about', address))).text()
    return performance.now() - started
  })
}

async function editsOf(folder: string): Promise<number[]> {
  const browser = await startBrowser()
  try {
    return await developing(folder, async (address) => {
      const page = await browser.newPage()
      // A message that is saved before is not told of.
      const connected = page.waitForEvent('console', (line) => line.text().includes('[vite] connected'))
      await page.goto(new URL('/pl/about', address).href)
      await connected
      await page.evaluate(hydrateByTap, HYDRATED_ROOT)
      const samples: number[] = []
      for (let edit = 1; edit <= EDITS; edit += 1) {
        samples.push(await shown(page, folder, `Zmiana ${edit}`))
        await setTimeout(PAUSE)
      }
      return samples
    })
  } finally {
    await browser.close()
  }
}

/** Saves another heading, and resolves to the milliseconds until the page has it. */
async function shown(page: Page, folder: string, title: string): Promise<number> {
  const file = path.join(folder, 'locales/pl/pages/about.json')
  const messages = JSON.parse(await readFile(file, 'utf8'))
  messages.hero.title = title
  const text = `${JSON.stringify(messages, null, 2)}\n`
  const drawn = page.waitForFunction((wanted) => document.querySelector('h1')?.textContent === wanted, title)
  return timed(async () => {
    await writeFile(file, text)
    await drawn
  })
}

/** Starts the command, and ends it when `use` is done with its address. Throws what it has printed if it ends by itself. */
async function developing<T>(folder: string, use: (address: string) => Promise<T>): Promise<T> {
  const command = execa('node', ['scripts/dev.ts'], {
    cwd: folder,
    preferLocal: true,
    reject: false,
    all: true,
    env: { NODE_COMPILE_CACHE: path.join(folder, '.cache/node'), NO_COLOR: '1' },
  })
  try {
    return await use(await addressOf(command.all))
  } finally {
    command.kill('SIGINT')
    await command
  }
}

/** The address in what a command prints. */
function addressOf(output: Readable): Promise<string> {
  let printed = ''
  return new Promise((resolve, reject) => {
    output.on('data', (text) => {
      printed += text
      const [address] = /http:\S+/.exec(printed) ?? []
      if (address) resolve(address)
    })
    output.on('end', () => reject(new Error(`npm run dev: expected an address, found:\n${printed}`)))
  })
}
