import { applyEdits, findNodeAtLocation, type JSONPath, modify, parseTree } from 'jsonc-parser'

/** How a file is written, for what is added to it. */
export function formattingOf(text: string) {
  return {
    insertSpaces: !/^\t/m.test(text),
    tabSize: /^( +)\S/m.exec(text)?.[1]?.length ?? 2,
    eol: text.includes('\r\n') ? '\r\n' : '\n',
  }
}

/** A JSON text with another value at a path; a new one goes to the end of its group, which is made if it is not there. */
export function setValue(text: string, path: JSONPath, value: unknown): string {
  return applyEdits(text, modify(text, path, value, { formattingOptions: formattingOf(text) }))
}

/**
 * The same, but a new name goes to the nearest one before it that is there, in the order in which `namesIn` lists all names
 * that a group may have. Throws when there is a value where a group is needed.
 */
export function placeValue(
  text: string,
  path: readonly string[],
  value: unknown,
  namesIn: (group: readonly string[]) => readonly string[],
): string {
  const getInsertionIndex = (present: string[]) => {
    const root = parseTree(text)
    let depth = path.length - 1
    while (depth > 0 && root && !findNodeAtLocation(root, path.slice(0, depth))) depth -= 1
    const names = namesIn(path.slice(0, depth))
    const before = names.slice(0, names.indexOf(path[depth] ?? '')).findLast((name) => present.includes(name))
    return before === undefined ? 0 : present.indexOf(before) + 1
  }
  return applyEdits(text, modify(text, [...path], value, { formattingOptions: formattingOf(text), getInsertionIndex }))
}

/** A JSON text without a property or list item, and without the groups and lists that this leaves empty. */
export function removeValue(text: string, path: JSONPath): string {
  const rest = applyEdits(text, modify(text, path, undefined, { formattingOptions: formattingOf(text) }))
  const parent = path.slice(0, -1)
  const root = parseTree(rest)
  const node = root && findNodeAtLocation(root, parent)
  if (node?.children?.length !== 0) return rest
  if (parent.length > 0) return removeValue(rest, parent)
  return rest.slice(0, node.offset) + (node.type === 'array' ? '[]' : '{}') + rest.slice(node.offset + node.length)
}

/** A JSON text with other names for some properties of a group: `rename` gives the new name, or null to keep one. */
export function renameProperties(text: string, group: JSONPath, rename: (name: string) => string | null): string {
  const root = parseTree(text)
  const node = root && findNodeAtLocation(root, group)
  const edits = (node?.children ?? []).flatMap(({ children: [name] = [] }) => {
    const next = name ? rename(String(name.value)) : null
    return name && next !== null ? [{ offset: name.offset, length: name.length, content: JSON.stringify(next) }] : []
  })
  return applyEdits(text, edits)
}
