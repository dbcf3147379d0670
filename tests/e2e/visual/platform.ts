import { readFile, writeFile } from 'node:fs/promises'
import { execa } from 'execa'

/** What the same page is drawn differently on: system, major version of Chromium, and the fonts that stand in for others. */
type Platform = Readonly<Record<string, string>>

export const PLATFORM_FILE = 'tests/e2e/visual/platform.json'
/** Families that the site does not bring with it. */
const families = ['serif', 'sans-serif', 'monospace', 'emoji']

/** This machine, with a browser of a version such as 156.0.8078.79; without fonts where fontconfig is not used. */
export async function platformHere(version: string): Promise<Platform> {
  const fonts = families.map(async (family) => {
    const { stdout, failed } = await execa('fc-match', ['-f', '%{family[0]}', family], { reject: false })
    return failed ? [] : [[`font for ${family}`, stdout] as const]
  })
  return {
    system: `${process.platform}-${process.arch}`,
    Chromium: version.split('.')[0] ?? version,
    ...Object.fromEntries((await Promise.all(fonts)).flat()),
  }
}

/** How a machine differs from the one that the reference pictures were taken on, in words; null if it does not. */
export function platformDifference(recorded: Platform, here: Platform): string | null {
  const names = [...new Set([...Object.keys(recorded), ...Object.keys(here)])]
  const differing = names.filter((name) => recorded[name] !== here[name])
  if (differing.length === 0) return null
  return differing
    .map((name) => `${name}: ${recorded[name] ?? 'none'} when recorded, ${here[name] ?? 'none'} here`)
    .join('; ')
}

/** The machine that the reference pictures were taken on; null before there are any. */
export async function readPlatform(): Promise<Platform | null> {
  const text = await readFile(PLATFORM_FILE, 'utf8').catch(() => null)
  return text === null ? null : JSON.parse(text)
}

/** Keeps the machine that the reference pictures have just been taken on. */
export async function writePlatform(platform: Platform): Promise<void> {
  await writeFile(PLATFORM_FILE, `${JSON.stringify(platform, null, 2)}\n`)
}
