import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { families } from '../lib/brandFonts.ts'

/** Vite's list of the licenses of bundled packages in a built site: https://vite.dev/config/build-options#build-license */
export const licenseFile = 'licenses.txt'

/** Packages with published files that are not modules, which Vite's list lacks. */
const fonts = [
  ...new Set([families.heading.package, families.text.package]),
  '@fontsource-variable/noto-sans-arabic',
  '@fontsource/noto-naskh-arabic',
  '@fontsource/sawarabi-mincho',
]

/** Returns Vite's list with the licenses of the fonts. */
export async function licensesText(site: string, root: string): Promise<string> {
  const bundled = await readFile(path.join(site, licenseFile), 'utf8')
  return [bundled, ...(await Promise.all(fonts.map((name) => fontLicense(root, name))))].join('\n')
}

async function fontLicense(root: string, name: string): Promise<string> {
  const folder = path.join(root, 'node_modules', name)
  const { version, license }: { version: string; license: string } = JSON.parse(
    await readFile(path.join(folder, 'package.json'), 'utf8'),
  )
  return `## ${name} - ${version} (${license})\n\n${await readFile(path.join(folder, 'LICENSE'), 'utf8')}`
}
