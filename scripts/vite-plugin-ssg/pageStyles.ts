import type { Plugin, Rolldown } from 'vite'

type Chunks = Readonly<Record<string, Rolldown.RenderedChunk>>

/**
 * Keeps the names of pages' style files out of scripts; the index of a locale tells them (src/i18n/pageIndex.ts). Vite writes
 * them into the code that imports pages, so that a change of a section's styles would rename that script and the entry script,
 * which every document names. Only for this entry: where messages are made on request, code finds the styles.
 */
export function pageStyles(entry: string): Plugin[] {
  /** Of chunks that pages alone import: their names until they have hashes, to their style files. */
  const styles = new Map<string, readonly string[]>()
  let shared: ReadonlySet<string> | undefined
  const common = {
    apply: 'build',
    applyToEnvironment: ({ name, config }) => name === 'client' && config.build.rolldownOptions.input === entry,
  } satisfies Partial<Plugin>
  const unhashed: Plugin = {
    ...common,
    name: 'isogloss:page-styles',
    // After Vite has found out the styles of the chunk, before it lets the hash of the chunk depend on them.
    enforce: 'post',
    renderStart() {
      styles.clear()
      shared = undefined
    },
    renderChunk(_code, chunk, _options, { chunks }) {
      const css = chunk.viteMetadata?.importedCss
      shared ??= withoutPages(chunks)
      if (!css?.size || shared.has(chunk.fileName)) return null
      styles.set(chunk.fileName, [...css])
      css.clear()
      return null
    },
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        for (const item of Object.values(bundle)) {
          if (item.type !== 'chunk') continue
          for (const file of styles.get(item.preliminaryFileName) ?? []) item.viteMetadata?.importedCss.add(file)
        }
      },
    },
  }
  const unnamed: Plugin = {
    ...common,
    name: 'isogloss:page-styles-names',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const names = [...styles.values()].flat()
        for (const item of Object.values(bundle)) {
          // In the list of files that Vite has had fetched along with an import.
          if (item.type === 'chunk')
            for (const name of names) item.code = item.code.replaceAll(JSON.stringify(name), '0')
        }
      },
    },
  }
  return [unhashed, unnamed]
}

/** The chunks that something else than a page is made of. */
function withoutPages(chunks: Chunks): ReadonlySet<string> {
  const found = new Set<string>()
  const visit = (name: string) => {
    if (found.has(name)) return
    found.add(name)
    for (const imported of chunks[name]?.imports ?? []) visit(imported)
  }
  for (const { fileName, isEntry, isDynamicEntry, facadeModuleId } of Object.values(chunks)) {
    const isPage = /\/src\/pages\/[\w-]+\.tsx$/.test(facadeModuleId ?? '')
    if ((isEntry || isDynamicEntry) && !isPage) visit(fileName)
  }
  return found
}
