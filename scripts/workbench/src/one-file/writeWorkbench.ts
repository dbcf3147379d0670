import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { config } from '../config.ts'
import { escapeHtml } from '../lib/html.ts'
import { type Directives, printPolicy } from '../lib/policy.ts'
import { languageName } from '../model/localeNamed.ts'
import { buildApplication } from './buildApplication.ts'
import { collectFiles } from './collectFiles.ts'
import { collectPages, type PagesOptions } from './collectPages.ts'
import { CONTENT_ELEMENT, pictureElement, type WorkbenchContent } from './content.ts'

/**
 * The workbench of a locale as the text of one HTML file, which loads nothing, and sends nothing anywhere. Throws an error when
 * the pages cannot be rendered.
 */
export async function workbenchDocument(options: PagesOptions): Promise<string> {
  const { project, root, locale } = options
  const files = await collectFiles(project, locale)
  const { pages, uses, pictures } = await collectPages(options)
  const id = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 16)
  const content: WorkbenchContent = { id, locale: locale.code, files, pages, uses }
  const application = await buildApplication(root, config().file)
  const script = inScript(application.script)
  return [
    '<!doctype html>',
    '<html lang="en" data-panel>',
    '<head>',
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${printPolicy(policyOf(script))}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    `<title>${escapeHtml(`${config().name} – ${languageName(locale)}`)}</title>`,
    `<style>${application.style.replaceAll('</', '<\\/')}</style>`,
    '</head>',
    '<body>',
    '<div id="root"></div>',
    '<noscript>This file needs JavaScript, which is turned off in this browser.</noscript>',
    dataBlock(CONTENT_ELEMENT, gzipSync(JSON.stringify(content))),
    ...[...pictures].map(([view, picture]) => dataBlock(pictureElement(view), picture)),
    `<script>${script}</script>`,
    '</body>',
    '</html>',
    '',
  ].join('\n')
}

const none = ["'none'"]

/** In base64, which has no "<" that could end the element. */
const dataBlock = (id: string, bytes: Buffer) =>
  `<script type="text/plain" id="${id}">${bytes.toString('base64')}</script>`

/** What would end the script, or hide its end: https://html.spec.whatwg.org/multipage/scripting.html#restrictions-for-contents-of-script-elements. */
const inScript = (code: string) => code.replace(/<\/(?=script)/gi, '<\\/').replaceAll('<!--', '\\x3c!--')

/** The script by its hash. Mantine and the fields write style elements and attributes as they run. */
const policyOf = (script: string): Directives => ({
  'default-src': none,
  'script-src': [`'sha256-${createHash('sha256').update(script).digest('base64')}'`],
  'style-src': ["'unsafe-inline'"],
  'img-src': ['data:'],
  'font-src': ['data:'],
  'connect-src': none,
  'object-src': none,
  'base-uri': none,
  'form-action': none,
  // The script calls trustPlainText (translate/panel/trustedTypes.ts).
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['default'],
})
