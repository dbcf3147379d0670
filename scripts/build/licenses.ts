import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { families } from '../lib/brandFonts.ts'

/** Vite's list of the licenses of bundled packages: https://vite.dev/config/build-options#build-license */
export const licenseFile = '.vite/licenses.json'

/** Packages with published files that are not modules, which Vite's list lacks. */
const fonts = [
  ...new Set([families.heading.package, families.text.package]),
  '@fontsource-variable/noto-sans-arabic',
  '@fontsource/noto-naskh-arabic',
  '@fontsource/sawarabi-mincho',
]

/** The license of the letters in src/sections/Languages. */
const letters = 'src/assets/fonts/LICENSE'

interface License {
  readonly name: string
  readonly version: string
  /** SPDX. */
  readonly identifier?: string | null
  readonly text?: string | null
}

/** Returns the text of licenses.txt: every package with parts in the built site, with its license. `site` is a build with Vite's list. */
export async function licensesText(site: string, root: string): Promise<string> {
  const bundled: License[] = JSON.parse(await readFile(path.join(site, licenseFile), 'utf8'))
  const cut = { name: 'Noto Sans', version: 'Devanagari, KR, Thai', identifier: 'OFL-1.1' }
  const text = await readFile(path.join(root, letters), 'utf8')
  const all = [...bundled, { ...cut, text }, ...(await Promise.all(fonts.map((name) => fontLicense(root, name))))]
  const sections = all
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, version, identifier, text }) => {
      const title = `${name} ${version} (${identifier ?? 'licence as below'})`
      return `${title}\n${'-'.repeat(title.length)}\n\n${(text ?? 'The package comes without the text of its licence.').trim()}\n`
    })
  return `This website contains parts of the following packages.\n\n\n${sections.join('\n\n')}`
}

async function fontLicense(root: string, name: string): Promise<License> {
  const folder = path.join(root, 'node_modules', name)
  const { version, license }: { version: string; license: string } = JSON.parse(
    await readFile(path.join(folder, 'package.json'), 'utf8'),
  )
  return { name, version, identifier: license, text: await readFile(path.join(folder, 'LICENSE'), 'utf8') }
}
