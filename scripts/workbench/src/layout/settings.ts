import { existsSync } from 'node:fs'
import { registerHooks } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { messageOf } from '../lib/run.ts'
import { isObject } from '../lib/json/values.ts'

/** A locale by its name in files, or with its language tag where that name does not tell it: "english" for "en". */
export type LocaleSetting = string | { readonly code: string; readonly tag: string }

/** What workbench.config.ts may export as its default; all that is left out is found by looking at the project's files. */
export interface Settings {
  /** Where the messages are: "locales/{{language}}/{{namespace}}.json". */
  readonly files?: string
  /** The code of the locale that all others are translated from. */
  readonly source?: string
  readonly locales?: readonly LocaleSetting[]
  /** Where records, comments and glossaries are kept: "locales/.workbench". */
  readonly records?: string
  /** The namespace of a project that has but one. */
  readonly namespace?: string
  /** The name in the heads of exchange files. */
  readonly name?: string
  /** The variables that texts may have, where that is to be checked. */
  readonly variables?: readonly string[]
  /** What stands between a key and its plural form, as i18next is told. */
  readonly pluralSeparator?: string
}

const extensions = ['ts', 'mts', 'js', 'mjs', 'cjs']

/** Reads workbench.config.*, else i18next-cli's i18next.config.*; null for neither. Throws for what is no setting. */
export async function readSettings(root: string) {
  const sources: [string, (value: unknown) => unknown][] = [
    ['workbench.config', (value) => value],
    ['i18next.config', fromCli],
  ]
  for (const [name, settingsOf] of sources) {
    const file = extensions.map((extension) => `${name}.${extension}`).find((one) => existsSync(path.join(root, one)))
    if (file === undefined) continue
    const settings = settingsOf(await load(root, file))
    assertSettings(settings, file)
    return {
      settings: settings.files === undefined ? settings : { ...settings, files: cleaned(root, settings.files) },
      file,
    }
  }
  return null
}

/** The default export of a module. Where the project is not installed, i18next-cli's `defineConfig` is what it is there: nothing. */
async function load(root: string, file: string): Promise<unknown> {
  const identity = 'data:text/javascript,export const defineConfig = (config) => config'
  const hooks = registerHooks({
    resolve(specifier, context, next) {
      try {
        return next(specifier, context)
      } catch (error) {
        if (specifier !== 'i18next-cli') throw error
        return { url: identity, format: 'module', shortCircuit: true }
      }
    },
  })
  try {
    const module: unknown = await import(pathToFileURL(path.join(root, file)).href)
    const value = isObject(module) ? module['default'] : undefined
    return isObject(value) && 'default' in value ? value['default'] : value
  } catch (error) {
    throw new Error(`${file}: expected a module that can be loaded, found ${messageOf(error)}`)
  } finally {
    hooks.deregister()
  }
}

function fromCli(value: unknown): unknown {
  if (!isObject(value)) return value
  const extract = isObject(value['extract']) ? value['extract'] : {}
  const output = extract['output']
  const files: unknown = typeof output === 'function' ? output('{{language}}', '{{namespace}}') : output
  const locales = value['locales']
  const [first] = Array.isArray(locales) ? locales : []
  const { defaultNS: namespace, pluralSeparator } = extract
  return Object.fromEntries(
    Object.entries({
      files:
        typeof files === 'string' ? files.replace('{{lng}}', '{{language}}').replace('{{ns}}', '{{namespace}}') : files,
      locales,
      source: extract['primaryLanguage'] ?? first,
      ...(typeof namespace === 'string' && { namespace }),
      pluralSeparator,
    }).filter(([, setting]) => setting !== undefined),
  )
}

const cleaned = (root: string, files: string) =>
  (path.isAbsolute(files) ? path.relative(root, files) : path.normalize(files)).split(path.sep).join('/')

const isText = (value: unknown) => typeof value === 'string' && value !== ''
const isLocale = (value: unknown) => isText(value) || (isObject(value) && isText(value['code']) && isText(value['tag']))
const isList = (isItem: (value: unknown) => boolean) => (value: unknown) => Array.isArray(value) && value.every(isItem)

/** What each setting has to be, in words and as a test. */
const shapes: Readonly<Record<keyof Settings, readonly [string, (value: unknown) => boolean]>> = {
  files: [
    'a path to JSON files with {{language}}, such as "locales/{{language}}/{{namespace}}.json"',
    (value) => typeof value === 'string' && value.includes('{{language}}') && value.endsWith('.json'),
  ],
  source: ['the code of a locale', isText],
  locales: ['a list of codes, or of { code, tag }', isList(isLocale)],
  records: ['a folder', isText],
  namespace: ['a name', isText],
  name: ['a name', isText],
  variables: ['a list of names', isList(isText)],
  pluralSeparator: ['a text such as "_"', isText],
}

function assertSettings(value: unknown, file: string): asserts value is Settings {
  if (!isObject(value)) throw new Error(`${file}: expected settings as its default export, found ${typeof value}.`)
  for (const [name, setting] of Object.entries(value)) {
    if (!Object.hasOwn(shapes, name))
      throw new Error(`${file}: expected one of ${Object.keys(shapes).join(', ')}, found "${name}".`)
    const [expected, fits] = shapes[name as keyof Settings]
    if (!fits(setting))
      throw new Error(`${file}: expected for "${name}" ${expected}, found ${JSON.stringify(setting)}.`)
  }
}
