import { defaultLocale, localeOf } from '../../../src/config/locales.ts'
import type { ViewId } from '../../../src/config/routes.ts'
import type { ChunkStats } from '../../vite-plugin-stats/index.ts'
import type { BuiltSite } from './builtSite.ts'
import { attributes, awakeScripts, firstScripts, type Measure, stringFiles } from './weigh.ts'

/** Bytes before compression of each thing that a measure is made of, by a name that outlives a build. */
export type Parts = ReadonlyMap<string, number>

/**
 * What a measure of a page is made of: own modules one by one, packages as wholes, the landmarks of the document, files
 * of strings, pictures, fonts. Taken from the page in the default locale.
 */
export function partsOf(site: BuiltSite, view: ViewId, measure: Measure): Parts {
  const { $ } = site.document(localeOf(defaultLocale), view)
  const files = (addresses: readonly string[]) =>
    new Map(addresses.map((address) => [withoutHash(address), site.sent(address)]))
  switch (measure) {
    case 'html':
      return landmarks($, view)
    case 'css':
      return stylesOf(awakeScripts(site, $, view))
    case 'script':
      return modulesOf(firstScripts(site, $))
    case 'awake':
      return modulesOf(awakeScripts(site, $, view))
    case 'strings':
      return files(stringFiles($, view))
    case 'art':
      return files(attributes($, 'img', 'src'))
    case 'fonts':
      return files(attributes($, 'link[rel="preload"][as="font"]', 'href'))
  }
}

/** node_modules/@mantine/core/esm/x.mjs is @mantine/core; the project's own modules keep their names. */
export function packageOf(id: string): string {
  return /node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*node_modules\/)/.exec(id)?.[1] ?? id
}

/** Sizes in the script of the modules of some chunks, packages as wholes. */
export function modulesOf(chunks: readonly ChunkStats[]): Parts {
  const modules = chunks.flatMap((chunk) => chunk.modules).filter(({ size }) => size > 0)
  return sums(modules.map(({ id, size }) => [packageOf(id), size]))
}

function stylesOf(chunks: readonly ChunkStats[]): Parts {
  const modules = chunks.flatMap((chunk) => chunk.modules)
  return sums(modules.flatMap(({ id, styles }) => (styles === undefined ? [] : [[`${id} (styles)`, styles] as const])))
}

function landmarks($: ReturnType<BuiltSite['document']>['$'], view: ViewId): Parts {
  const whole = $.html().length - $('style').text().length
  const parts = ['head', 'header', 'main', 'footer'].map((name) => {
    const copy = $(name).first().clone()
    copy.find('style').remove()
    return [`${view} <${name}>`, $.html(copy).length] as const
  })
  const rest = whole - parts.reduce((sum, [, size]) => sum + size, 0)
  return new Map([...parts, [`${view} rest`, rest]])
}

function sums(entries: readonly (readonly [string, number])[]): Parts {
  const result = new Map<string, number>()
  for (const [name, size] of entries) result.set(name, (result.get(name) ?? 0) + size)
  return result
}

/** /assets/home-63xqBeWZ.js is assets/home.js; /messages/en/3f2a91c0aa/common.json is messages/en/common.json. */
export function withoutHash(address: string): string {
  return address
    .replace(/^\//, '')
    .replace(/^(messages\/[^/]+)\/[^/]+/, '$1')
    .replace(/-[\w-]{8}(?=\.\w+$)/, '')
}
