import { config, isBelow, isWhole, keyOf, keyPath, namespaces, sourceLocale, textPlace } from '../config.ts'
import { pluralBases, splitPlural } from '../model/plurals.ts'
import type { Project } from '../model/project.ts'
import { type MessageKey, splitId, unitId } from '../model/units.ts'

/** Another place for messages, or none. */
export interface KeyChange {
  /** Ids of the messages in English that go elsewhere, plural forms as one, in the order of its files. */
  readonly ids: readonly string[]
  /** The new place of a full key; null when it goes; the same object for a key that stays. */
  readonly of: (key: MessageKey) => MessageKey | null
}

/** "pages/about:hero.title" as namespace and key. Throws an error that says what is expected. */
export function parseKey(text: string): MessageKey {
  const { namespace, key } = splitId(text)
  const expected = `Expected a namespace and a key, such as ${namespaces()[0]}:hero.title`
  if (key === '' || (config().isStrict && key.includes(':'))) throw new Error(`"${text}": ${expected}.`)
  if (isWhole(namespace)) {
    const file = textPlace(sourceLocale(), namespace)
    throw new Error(`"${text}": expected a message, found the whole of ${file}. Rename or remove the file itself.`)
  }
  if (!namespaces().includes(namespace)) {
    const meant = namespaces().includes(`pages/${namespace}`) ? ` Did you mean pages/${namespace}:${key}?` : ''
    throw new Error(`"${text}": there is no ${textPlace(sourceLocale(), namespace)}. ${expected}.${meant}`)
  }
  if (keyPath(key).some((name) => name === '' || name === '__proto__')) {
    throw new Error(`"${text}": a part of the key has no name. ${expected}.`)
  }
  return { namespace, key }
}

/** The id of the message that a full key of English or of a locale belongs to: plural forms have that of their message. */
export function messageIds(project: Project): (key: MessageKey) => string {
  const plurals = new Map<string, ReadonlySet<string>>()
  for (const [namespace, { entries }] of project.files.get(sourceLocale()) ?? []) {
    plurals.set(namespace, pluralBases(entries.keys()))
  }
  return ({ namespace, key }) => {
    const { base } = splitPlural(key)
    return unitId({ namespace, key: plurals.get(namespace)?.has(base) ? base : key })
  }
}

/** Why there is no such message. */
export function unknownKey(project: Project, { namespace, key }: MessageKey): string {
  const file = project.files.get(sourceLocale())?.get(namespace)
  const keys = [...(file?.entries.keys() ?? [])]
  const { base } = splitPlural(key)
  if (keys.includes(key) && pluralBases(keys).has(base)) {
    return `"${namespace}:${key}" is a plural form. Expected its message, ${namespace}:${base}: the forms go together.`
  }
  const names = keyPath(key)
  let group = names.slice(0, -1)
  const inGroup = () => keys.filter((one) => group.length === 0 || isBelow(one, keyOf(group)))
  while (group.length > 0 && inGroup().length === 0) group = group.slice(0, -1)
  const there = [...new Set(inGroup().map((one) => keyPath(one)[group.length] ?? ''))]
  const list = `${there.slice(0, 8).join(', ')}${there.length > 8 ? ' …' : ''}`
  const where = group.length > 0 ? `"${keyOf(group)}" in ${file?.file} has` : `${file?.file} has`
  return `"${namespace}:${key}": no such message or group in English; ${where} ${list || 'nothing'}.`
}
