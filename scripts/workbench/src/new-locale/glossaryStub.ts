import { targetLocales } from '../config.ts'
import { readGlossary } from '../checks/glossary/glossaryFile.ts'
import type { Term } from '../checks/glossary/terms.ts'
import { sourceKeys } from '../checks/source.ts'
import type { Project } from '../model/project.ts'

/** The longest line that the project's formatter leaves as it is. */
const WIDTH = 120

/**
 * The glossary of a new locale: the English terms that other locales' glossaries have, with an empty "use" that says that
 * the translation is still to be decided. Null when there are none.
 */
export async function glossaryStub(project: Project): Promise<{ text: string; terms: number } | null> {
  const keys = sourceKeys(project)
  const names = new Map<string, Set<string>>()
  for (const { code } of targetLocales()) {
    const { glossary } = await readGlossary(project.folder, code, keys)
    for (const term of glossary.terms) addTerm(names, term)
  }
  if (names.size === 0) return null
  const lines = [...names.values()].map((spellings) => printTerm([...spellings]))
  return { text: `{\n  "terms": [\n${lines.join(',\n')}\n  ]\n}\n`, terms: names.size }
}

/** Spellings by the lower-case name of a term; a glossary has each name once, and so must the new one. */
function addTerm(names: Map<string, Set<string>>, { term, names: spellings }: Term): void {
  const taken = [...names.values()].flatMap((set) => [...set]).map((name) => name.toLowerCase())
  const known = names.get(term.toLowerCase())
  if (!known && taken.includes(term.toLowerCase())) return
  const fresh = spellings.filter((name) => !taken.includes(name.toLowerCase()))
  names.set(term.toLowerCase(), new Set([...(known ?? []), ...fresh]))
}

function printTerm([term = '', ...variants]: readonly string[]): string {
  const list = variants.map((name) => JSON.stringify(name)).join(', ')
  const fields = [`"term": ${JSON.stringify(term)}`, ...(list ? [`"variants": [${list}]`] : []), '"use": []']
  const line = `    { ${fields.join(', ')} }`
  return line.length < WIDTH ? line : `    {\n${fields.map((field) => `      ${field}`).join(',\n')}\n    }`
}
