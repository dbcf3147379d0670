/** npm run brand: a page with all that follows from the brand, as the last commit has it and as it is now. */
import { createServer } from 'node:http'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { execa } from 'execa'
import { messageOf } from 'i18next-workbench/lib/run.ts'
import { readSealed, writeSealed } from 'i18next-workbench/lib/sealed.ts'
import { hostFrom, listen, portFrom } from './hosting/server/listen.ts'
import { command, run } from './lib/command.ts'
import { brandPage, type Shown } from './quality/brand/page.ts'
import type { Sheet } from './quality/brand/sheet.ts'

const program = command('npm run brand --')
  .description('Shows all that follows from src/config/brand.ts: as the last commit has it, and as it is now.')
  .option('--out <file>', 'write the page into a file instead of serving it')
  .option('--sheet', 'print what the page is made of, as JSON')
  .addHelpText('after', '\nThe environment says where it listens: PORT (default 4173), HOST (default localhost).')
  .action(show)

await run(program)

async function show({ out, sheet }: { out?: string; sheet?: true }): Promise<void> {
  if (sheet) {
    // What is wrong with the brand is thrown here.
    const { brandSheet } = await import('./quality/brand/sheet.ts')
    process.stdout.write(JSON.stringify(await brandSheet(process.cwd())))
    return
  }
  if (out !== undefined) return writeFile(out, await page())
  const server = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    page().then(
      (html) => response.end(html),
      (error: unknown) =>
        response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' }).end(messageOf(error)),
    )
  })
  const url = await listen(server, { host: hostFrom(process.env['HOST']), port: portFrom(process.env['PORT']) })
  console.log(`The brand is on ${url}  (Ctrl+C stops)\nAfter an edit of src/config/brand.ts, load the page again.`)
}

/** The page of the last commit and of the files as they are; of those alone where nothing differs, or there is no such commit. */
async function page(): Promise<string> {
  const now = await sheetOf(process.cwd())
  const before = await committed()
  const isSame = before === null || JSON.stringify(before) === JSON.stringify(now)
  const shown: Shown[] = isSame ? [] : [{ heading: 'Last commit', sheet: before }]
  return brandPage([...shown, { heading: 'Now', sheet: now }])
}

/** By a process of its own, which has read the files as they are. Throws what that says. */
async function sheetOf(root: string): Promise<Sheet> {
  const args = ['scripts/brand.ts', '--sheet']
  const { stdout, stderr, failed } = await execa(process.execPath, args, { cwd: root, reject: false })
  if (failed) throw new Error(stderr)
  return JSON.parse(stdout)
}

/** What follows from the brand of the last commit, by the code of that commit; null where that has no such command. */
async function committed(): Promise<Sheet | null> {
  const { stdout: commit, failed } = await execa('git', ['rev-parse', 'HEAD:scripts/brand.ts', 'HEAD'], {
    reject: false,
  })
  if (failed) return null
  const folder = path.resolve('.cache/brand')
  const kept = path.join(folder, `${commit.split('\n').at(-1)}.json`)
  const known = await readSealed<Sheet>(kept)
  if (known) return known
  await mkdir(folder, { recursive: true })
  // Within the project, where its packages are found.
  const copy = await mkdtemp(path.join(folder, 'copy-'))
  try {
    await execa('git', ['archive', 'HEAD', 'package.json', 'scripts', 'src', 'locales']).pipe('tar', ['-x', '-C', copy])
    const sheet = await sheetOf(copy)
    await writeSealed(kept, sheet)
    return sheet
  } finally {
    await rm(copy, { recursive: true, force: true })
  }
}
