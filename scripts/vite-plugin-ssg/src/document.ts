import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Manifest } from 'vite'
import type { Rendered } from './options.ts'

/** A template, split at its placeholders. */
export interface Template {
  /** The browser's entry, within the project. */
  readonly entry: string
  readonly beforeHead: string
  readonly afterHead: string
  readonly afterTags: string
  readonly afterBody: string
}

/** The browser's files by Vite's manifest: https://vite.dev/guide/backend-integration. */
export interface Built {
  readonly manifest: Manifest
  /** The files of some modules, in this order, then of all that these import; the styles of all of them, those of imports first. */
  filesOf(modules: readonly string[]): { readonly files: readonly string[]; readonly styles: readonly string[] }
}

const ENTRY = /<script\b[^>]*\bsrc="\/([^"]+)"[^>]*><\/script>/

/** Reads a template. Throws unless each placeholder occurs once. */
export function readTemplate(file: string, base = ''): Template {
  const html = readFileSync(file, 'utf8')
  const [tag = '<script type="module" src="/…"></script>', entry = ''] = ENTRY.exec(html) ?? []
  const [beforeHead, rest] = cut(html, '<!--head-->', file)
  const [betweenRaw, afterBody] = cut(rest, '<!--body-->', file)
  const [afterHead, afterTags] = cut(betweenRaw, tag, file)
  const [, inHead] = cut(beforeHead, '<html>', file)
  const placed = (html: string) => squeeze(html).replace(/(?<=\s(?:href|src)=")(?=\/)/g, () => base)
  return {
    entry,
    beforeHead: placed(inHead),
    afterHead: placed(afterHead),
    afterTags: placed(afterTags),
    afterBody: placed(afterBody),
  }
}

function cut(text: string, mark: string, file: string): [string, string] {
  const parts = text.split(mark)
  const [before, after] = parts
  if (parts.length !== 2 || before === undefined || after === undefined) {
    throw new Error(`${file}: expected "${mark}" exactly once, found ${parts.length - 1}.`)
  }
  return [before, after]
}

/** Removes white space between tags. */
const squeeze = (html: string) => html.replace(/\s*\n\s*/g, '')

/** A complete document. Parts are concatenated, not replaced, so that texts may contain any character. */
export function assembleDocument(template: Template, parts: Rendered & { readonly attributes: string }): string {
  const { attributes, head = '', tags = '', body, end = '' } = parts
  return [
    `<!doctype html><html ${attributes}>`,
    template.beforeHead,
    head,
    template.afterHead,
    tags,
    template.afterTags,
    body,
    template.afterBody.replace('</body>', () => `${end}</body>`),
  ].join('')
}

/** Reads the manifest of a browser build. */
export function readBuilt(client: string): Built {
  const manifest: Manifest = JSON.parse(readFileSync(path.join(client, '.vite/manifest.json'), 'utf8'))
  const filesOf: Built['filesOf'] = (sources) => {
    const [seen, imports, styles] = [new Set<string>(), new Set<string>(), new Set<string>()]
    const visit = (source: string): string => {
      const chunk = manifest[source]
      if (!chunk) throw new Error(`The browser build has no chunk for ${source}.`)
      if (!seen.has(source)) {
        seen.add(source)
        chunk.imports?.forEach(visit)
        imports.add(chunk.file)
        for (const file of chunk.css ?? []) styles.add(file)
      }
      return chunk.file
    }
    const own = sources.map(visit)
    return { files: [...new Set([...own, ...imports])], styles: [...styles] }
  }
  return { manifest, filesOf }
}

/** The default tags of a document: the script of the entry, the styles of the entry and of a route's module. */
export function builtTags(client: string, entry: string, base: string): (module?: string) => string {
  let built: Built | undefined
  return (module = entry) => {
    built ??= readBuilt(client)
    const { files, styles } = built.filesOf([entry, module])
    const links = styles.map((file) => `<link rel="stylesheet" href="${base}/${file}">`)
    return `${links.join('')}<script type="module" async src="${base}/${files[0]}"></script>`
  }
}
