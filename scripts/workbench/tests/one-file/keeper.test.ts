import { describe, expect, it } from 'vitest'
import { keepWork } from '../../src/one-file/browser/keeper.ts'
import type { Store } from '../../src/one-file/browser/store.ts'
import type { WorkbenchContent } from '../../src/one-file/content.ts'

/** Work that the browser keeps for the workbench's file. */

function memory(): Store & { readonly texts: Map<string, string> } {
  const texts = new Map<string, string>()
  return {
    texts,
    get: (name) => texts.get(name) ?? '',
    set: (name, text) => void (text === '' ? texts.delete(name) : texts.set(name, text)),
    names: (start) => [...texts.keys()].filter((name) => name.startsWith(start)),
    isKept: () => true,
    onElsewhere: () => () => {},
  }
}

const lines = Array.from({ length: 2000 }, (_, index) => `  "key${index}": "Zażółć gęślą jaźń ${index}"`)
const file = 'locales/pl/common.json'
const content = (id: string, text = `{\n${lines.join(',\n')}\n}\n`): WorkbenchContent => ({
  id,
  locale: 'pl',
  files: { [file]: text },
  pages: [],
  uses: {},
})

describe('work on a document', () => {
  it('is there again in a document with the same texts, and takes little room', () => {
    const store = memory()
    const own = content('a')
    const files = new Map([
      [file, (own.files[file] ?? '').replace('jaźń 7"', 'jaźń siedem"').replace('jaźń 1900"', '"')],
      ['locales/.workbench/pl.annotations.json', '{"common": {}}\n'],
    ])
    keepWork(own, store).keep(files)
    expect(keepWork(content('a'), store).load()).toEqual(files)
    expect(keepWork(content('b'), store).load()).toEqual(new Map())
    for (const patch of ['--- a\n+++ b\n@@ -1 +1 @@\nx', '--- a\n+++ b\n--- c\n+++ d\n', '@@ -1 +1 @@\n-a']) {
      store.set('isogloss workbench pl a', JSON.stringify([[file, patch]]))
      expect(keepWork(content('a'), store).load()).toEqual(new Map())
    }
    expect([...store.texts.values()].join('').length).toBeLessThan(3000)
  })
})
