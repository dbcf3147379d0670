import postcss, { type Declaration } from 'postcss'

/** Returns the custom properties that a text reads: var(--name) and getPropertyValue('--name'). */
export function namesReadIn(text: string): Set<string> {
  const reads = text.matchAll(/(?:\bvar\(\s*|\bgetPropertyValue\(\s*["'`])(--[\w-]+)/g)
  return new Set([...reads].map(([, name = '']) => name))
}

/**
 * Returns the custom properties that a site needs: those that its style sheets read in a property, those that are read elsewhere
 * (scripts, documents), and those that the values of these refer to.
 */
export function namesNeeded(sheets: readonly string[], elsewhere: Iterable<string>): ReadonlySet<string> {
  const todo = [...elsewhere]
  const madeOf = new Map<string, string[]>()
  for (const sheet of sheets) {
    postcss.parse(sheet).walkDecls(({ prop, value }) => {
      const names = [...namesReadIn(value)]
      if (prop.startsWith('--')) madeOf.set(prop, [...(madeOf.get(prop) ?? []), ...names])
      else todo.push(...names)
    })
  }
  const needed = new Set<string>()
  for (let name = todo.pop(); name !== undefined; name = todo.pop()) {
    if (needed.has(name)) continue
    needed.add(name)
    todo.push(...(madeOf.get(name) ?? []))
  }
  return needed
}

/**
 * Removes unneeded custom properties on :root from a style sheet. Properties that a component sets on itself stay, because its
 * scripts may compose their names, as in `--input-height-${size}`.
 */
export function withoutUnneeded(css: string, needed: ReadonlySet<string>): string {
  const root = postcss.parse(css)
  root.walkRules(':root', (rule) => {
    rule.each((node) => {
      if (node.type === 'decl' && isUnneeded(node, needed)) node.remove()
    })
    if (rule.nodes.length === 0) rule.remove()
  })
  return root.toString()
}

const isUnneeded = ({ prop }: Declaration, needed: ReadonlySet<string>) => prop.startsWith('--') && !needed.has(prop)
