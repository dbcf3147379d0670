import { readFile } from 'node:fs/promises'
import { earlyScript, speculationRules } from '../../src/config/inlineScripts.ts'
import type { Locale } from '../../src/config/locales.ts'
import { ANALYTICS, CODE, MESSAGES } from '../../src/config/protocol.ts'

/** index.html cut at the places that a render fills. */
export interface Template {
  /** From the element after <html> to the end of the fixed head. */
  readonly head: string
  readonly afterHead: string
  readonly afterBody: string
}

const ENTRY = '<script type="module" async src="/src/entry-client.ts"></script>'

/** Reads index.html. Throws when one of the three places (<!--head-->, <!--body-->, the entry script) is not there once. */
export async function readTemplate(file: string): Promise<Template> {
  const html = await readFile(file, 'utf8')
  const [beforeHead, rest] = cut(html, '<!--head-->', file)
  const [betweenRaw, afterBody] = cut(rest, '<!--body-->', file)
  const [start, end] = cut(betweenRaw, ENTRY, file)
  const [, head] = cut(beforeHead, '<html>', file)
  return { head: squeeze(head), afterHead: squeeze(start + end), afterBody: squeeze(afterBody) }
}

function cut(text: string, mark: string, file: string): [string, string] {
  const parts = text.split(mark)
  const [before, after] = parts
  if (parts.length !== 2 || before === undefined || after === undefined) {
    throw new Error(`${file}: expected "${mark}" exactly once, found ${parts.length - 1}.`)
  }
  return [before, after]
}

/** White space between tags carries no meaning in the template. */
const squeeze = (html: string) => html.replace(/\s*\n\s*/g, '')

export interface DocumentParts {
  readonly locale: Locale
  /** Addresses of the scripts that hydrate it, and of the files of messages that it is made of: the common ones, its own. */
  readonly code: readonly string[]
  readonly messages: readonly string[]
  /** The file of the script that measures, if this build does. */
  readonly analytics?: string | undefined
  readonly preloads: string
  /** Scripts, styles, and what the render put into the head. */
  readonly head: string
  readonly body: string
  /** Before the end of the body. */
  readonly end: string
}

/** A complete HTML document. Parts are joined, never replaced into each other, so a text may hold any character. */
export function assembleDocument(template: Template, parts: DocumentParts): string {
  const { locale, code, messages, analytics, preloads, head, body, end } = parts
  const measured = analytics === undefined ? '' : ` ${ANALYTICS}="/${analytics}"`
  const made = `${CODE}="${code.join(' ')}" ${MESSAGES}="${messages.join(' ')}"${measured}`
  const open = `<!doctype html><html lang="${locale.tag}" dir="${locale.dir}" ${made} data-mantine-color-scheme="light">`
  const early = `<script>${earlyScript}</script>`
  const last = `${end}<script type="speculationrules">${speculationRules}</script></body>`
  return [
    open,
    template.head,
    preloads,
    early,
    head,
    template.afterHead,
    body,
    template.afterBody.replace('</body>', () => last),
  ].join('')
}
