import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'

/** What every fixture has: the hooks through which a page reads its messages and the shared ones. */
const base = {
  'src/i18n/useMessages.tsx': 'export function useMessages() {}',
  'src/i18n/useCommon.ts': `
    import type common from '#locales/en/common.json'
    import { type Messages, useMessages } from './useMessages.tsx'
    export function useCommon(): Messages<typeof common> { return useMessages<typeof common>('common') }`,
  'locales/en/common.json': '{"skip": "Skip"}',
}

/** A folder with these files, path to text, for the time of a test. */
export async function sources(files: Readonly<Record<string, string>>): Promise<string> {
  const root = await mkdtemp(path.join(tmpdir(), 'usage-'))
  onTestFinished(() => rm(root, { recursive: true }))
  for (const [name, text] of Object.entries({ ...base, ...files })) {
    await mkdir(path.dirname(path.join(root, name)), { recursive: true })
    await writeFile(path.join(root, name), text)
  }
  return root
}

/** A page that reads messages of "pages/about" in the body of its component; `before` stands above the component. */
export const page = (body: string, before = '') => `
import type en from '#locales/en/pages/about.json'
import { useCommon } from '../i18n/useCommon.ts'
import { useMessages } from '../i18n/useMessages.tsx'
${before}
export default function About() {
  const { m, text, label, rich, items, lines, rows, cells } = useMessages<typeof en>('pages/about')
  const common = useCommon();
  ${body}
}`
