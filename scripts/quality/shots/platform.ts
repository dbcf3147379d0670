import { readFile, writeFile } from 'node:fs/promises'
import { execa } from 'execa'

/** What the same page is drawn differently on. */
export interface Platform {
  /** Operating system and processor, as Node names them: linux-x64. */
  readonly system: string
  /** The major version of Chromium. */
  readonly chromium: string
  /** What stands in for the families that the site does not bring with it; empty where fontconfig is not used. */
  readonly fonts: Readonly<Record<string, string>>
}

export const PLATFORM_FILE = 'tests/e2e/visual/platform.json'
const families = ['serif', 'sans-serif', 'monospace', 'emoji']

/** This machine, with a browser of a version such as 156.0.8078.79. */
export async function platformHere(version: string): Promise<Platform> {
  const found = await Promise.all(
    families.map(async (family) => {
      const { stdout, failed } = await execa('fc-match', ['-f', '%{family[0]}', family], { reject: false })
      return failed ? [] : [[family, stdout] as const]
    }),
  )
  return {
    system: `${process.platform}-${process.arch}`,
    chromium: version.split('.')[0] ?? version,
    fonts: Object.fromEntries(found.flat()),
  }
}

/** How a machine differs from the one that the reference pictures were taken on, in words; null if it does not. */
export function platformDifference(recorded: Platform, here: Platform): string | null {
  const rows = [
    ['system', recorded.system, here.system],
    ['Chromium', recorded.chromium, here.chromium],
    ...families.map((family) => [`font for ${family}`, recorded.fonts[family] ?? 'none', here.fonts[family] ?? 'none']),
  ]
  const differing = rows.filter(([, there, now]) => there !== now)
  return differing.length === 0
    ? null
    : differing.map(([what, there, now]) => `${what}: ${there} when recorded, ${now} here`).join('; ')
}

/** The machine that the reference pictures were taken on; null before there are any. */
export async function readPlatform(file = PLATFORM_FILE): Promise<Platform | null> {
  const text = await readFile(file, 'utf8').catch(() => null)
  return text === null ? null : JSON.parse(text)
}

/** Keeps the machine that the reference pictures have just been taken on. */
export async function writePlatform(platform: Platform, file = PLATFORM_FILE): Promise<void> {
  await writeFile(file, `${JSON.stringify(platform, null, 2)}\n`)
}
