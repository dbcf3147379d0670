import { readFile, writeFile } from 'node:fs/promises'
import { execa } from 'execa'

/** The factors that change the rendering of a page: system, major version of Chromium, and fallback fonts. */
type Platform = Readonly<Record<string, string>>

export const PLATFORM_FILE = 'tests/e2e/visual/platform.json'
/** Families that are not web fonts of the site. */
const families = ['serif', 'sans-serif', 'monospace', 'emoji']

/** The platform of this machine, with a browser version such as 156.0.8078.79; without fonts if there is no fontconfig. */
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

/** Describes how a machine differs from that of the reference screenshots; null if it does not. */
export function platformDifference(recorded: Platform, here: Platform): string | null {
  const names = [...new Set([...Object.keys(recorded), ...Object.keys(here)])]
  const differing = names.filter((name) => recorded[name] !== here[name])
  if (differing.length === 0) return null
  return differing
    .map((name) => `${name}: ${recorded[name] ?? 'none'} when recorded, ${here[name] ?? 'none'} here`)
    .join('; ')
}

/** The platform of the reference screenshots; null before there are any. */
export async function readPlatform(): Promise<Platform | null> {
  const text = await readFile(PLATFORM_FILE, 'utf8').catch(() => null)
  return text === null ? null : JSON.parse(text)
}

/** Stores the platform of new reference screenshots. */
export async function writePlatform(platform: Platform): Promise<void> {
  await writeFile(PLATFORM_FILE, `${JSON.stringify(platform, null, 2)}\n`)
}
