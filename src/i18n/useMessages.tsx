import type { i18n } from 'i18next'
import { type PropsWithChildren, type ReactElement, type ReactNode, useMemo } from 'react'
import { Trans } from 'react-i18next'
import { isLocaleCode, localeOf } from '../config/locales.ts'
import { withoutBreaks } from './breaks.ts'
import type { GroupWith, KeyOf } from './keys.ts'
import { type LocaleState, useLocale } from './LocaleContext.ts'
import type { richTagNames } from './richTagNames.ts'
import { useI18n } from './useI18n.ts'
import type { Values } from './variables.ts'

export interface Item<Id extends string = string> {
  readonly id: Id
  readonly title: ReactNode
  readonly text: ReactNode
}

export interface Line<Id extends string = string> {
  readonly id: Id
  readonly text: ReactNode
}

/** A labeled line of a specimen, with the language of its text. */
export interface Row<Id extends string = string> extends Line<Id> {
  readonly label: ReactNode
  readonly lang: string | undefined
}

interface TopicTexts<Id extends string> extends Item<Id> {
  readonly label: ReactNode
  readonly list: readonly Line[]
}

type PathsOf<Lists extends Readonly<Record<string, readonly string[]>>> = {
  [Id in keyof Lists & string]: `${Id}.${'label' | 'title' | 'text'}` | `${Id}.list.${Lists[Id][number]}`
}[keyof Lists & string]

interface Framed {
  readonly caption: ReactNode
  readonly checks: Line[]
}

interface Table extends Framed {
  readonly head: Line[]
  readonly rows: { id: string; cells: ReactNode[] }[]
  readonly languages: (string | undefined)[]
}

interface LabelProps {
  'aria-label': string
  lang?: string
  dir?: string
}

export interface Messages<M> {
  /** Returns a message to render. A fallback to the default locale is in a span with its own lang and dir. */
  m(key: KeyOf<M>, values?: Values): ReactNode
  /** Returns an optional message, or null if English has none. */
  optional(key: string): ReactNode
  /** Returns a message as a string, for a title or a placeholder. */
  text(key: KeyOf<M>, values?: Values): string
  /** Returns a message as an accessible name, with lang and dir if it is a fallback. */
  label(key: KeyOf<M>, values?: Values): LabelProps
  /** Returns the title and text of each id under a prefix, in the order of the ids. */
  items<const Id extends string>(prefix: GroupWith<M, `${Id}.${'title' | 'text'}`>, ids: readonly Id[]): Item<Id>[]
  /** Returns the message of each id under a prefix. */
  lines<const Id extends string>(prefix: GroupWith<M, Id>, ids: readonly Id[]): Line<Id>[]
  /** Returns the label and rich text of each id under a prefix. `languages` are the BCP 47 tags of the texts in order. */
  rows<const Id extends string>(
    prefix: GroupWith<M, `${Id}.${'label' | 'text'}`>,
    languages: Readonly<Record<Id, string | undefined>>,
  ): Row<Id>[]
  /** Returns a table of specimens: for each row id, its rich cells in the order of the columns. */
  cells<const Id extends string, const Column extends string>(
    prefix: GroupWith<M, `${Id}.${Column}`>,
    ids: readonly Id[],
    columns: readonly Column[],
  ): { id: Id; cells: ReactNode[] }[]
  /** Returns the named fields of each id under a prefix, in the order of the ids. */
  fields<const Id extends string, const Field extends string>(
    prefix: GroupWith<M, `${Id}.${Field}`>,
    ids: readonly Id[],
    names: readonly Field[],
  ): ({ readonly id: Id } & Readonly<Record<Field, ReactNode>>)[]
  /** Returns the title and text of each id of a table, with the table's other data: linked page, icon. */
  itemsWith<const Id extends string, const More>(
    prefix: GroupWith<M, `${Id}.${'title' | 'text'}`>,
    table: Readonly<Record<Id, More>>,
  ): (Item<Id> & More)[]
  /** Returns the topics of a table under a prefix. The table lists the lines of each topic. */
  topics<const Lists extends Readonly<Record<string, readonly string[]>>>(
    prefix: GroupWith<M, PathsOf<Lists>>,
    lists: Lists,
  ): TopicTexts<keyof Lists & string>[]
  /** Returns the title and lead of a section. */
  head(prefix: GroupWith<M, 'title' | 'lead'>): { readonly title: ReactNode; readonly lead: ReactNode }
  /** Returns a title and two paragraphs. */
  passage(prefix: GroupWith<M, 'title' | 'p1' | 'p2'>): { readonly title: ReactNode; readonly paragraphs: ReactNode[] }
  /** Returns a specimen of labeled lines. `languages` as in `rows`. */
  specimen<const Id extends string, const Check extends string = never>(
    prefix: GroupWith<M, 'caption' | `rows.${Id}.${'label' | 'text'}` | `checks.${Check}`>,
    languages: Readonly<Record<Id, string | undefined>>,
    checks?: readonly Check[],
  ): Framed & { readonly rows: Row[] }
  /** Returns a specimen in columns. `languages` are the BCP 47 tags of the columns in order. */
  table<const Id extends string, const Column extends string, const Check extends string = never>(
    prefix: GroupWith<M, 'caption' | `head.${Column}` | `rows.${Id}.${Column}` | `checks.${Check}`>,
    ids: readonly Id[],
    languages: Readonly<Record<Column, string | undefined>>,
    checks?: readonly Check[],
  ): Table
}

/** Each component uses its children only, so attributes in a text have no effect. */
const Term = ({ children }: PropsWithChildren) => <mark>{children}</mark>
const Err = ({ children }: PropsWithChildren) => <mark data-kind="error">{children}</mark>
const Ins = ({ children }: PropsWithChildren) => <ins>{children}</ins>
const Del = ({ children }: PropsWithChildren) => <del>{children}</del>

export const richTags: Readonly<Record<(typeof richTagNames)[number], ReactElement>> = {
  term: <Term />,
  err: <Err />,
  ins: <Ins />,
  del: <Del />,
}

interface Found {
  readonly text: string
  /** True if the text has nothing for i18next to replace. */
  readonly isPlain?: boolean
  readonly mark?: { readonly lang: string; readonly dir: string }
}

/** Returns the messages of a namespace ("common", "pages/about"), typed by its English file: useMessages<typeof en>(…). */
export function useMessages<M>(namespace: string): Messages<M> {
  const i18n = useI18n()
  const state = useLocale()
  return useMemo(() => messagesOf<M>(namespace, i18n, state), [namespace, i18n, state])
}

/** Matches the parts that i18next replaces in a text: variables and references to other messages. */
const replaced = /\{\{|\$t\(/

function messagesOf<M>(namespace: string, i18n: i18n, state: LocaleState): Messages<M> {
  /** Fast path for most texts: in the page's own locale, nothing to replace. i18next takes twenty times as long. */
  const plain = (key: string): string | undefined => {
    const text: unknown = i18n.getResource(state.locale.code, namespace, key)
    return typeof text === 'string' && !replaced.test(text) ? text : undefined
  }
  const read = (key: string, values?: Values): Found => {
    const text = plain(key)
    if (text !== undefined) {
      state.onUse?.(`${namespace}:${key}`, state.locale.code)
      return { text, isPlain: true }
    }
    const options = { ...values, ns: namespace, returnDetails: true } as const
    const found = i18n.t(key, options)
    state.onUse?.(`${namespace}:${key}`, found.usedLng)
    if (found.usedLng === state.locale.code || !isLocaleCode(found.usedLng)) return { text: found.res }
    // A text in the default locale also formats its numbers in that locale.
    const fallback = localeOf(found.usedLng)
    const { res } = i18n.t(key, { ...options, lng: fallback.code })
    return { text: res, mark: { lang: fallback.tag, dir: fallback.dir } }
  }
  const m = (key: string, values?: Values): ReactNode => {
    const { text, mark } = read(key, values)
    return mark ? <span {...mark}>{text}</span> : text
  }
  const rich = (key: string): ReactNode => {
    const { text, isPlain, mark } = read(key)
    if (isPlain && !text.includes('<')) return text
    const node = <Trans i18n={i18n} ns={namespace} i18nKey={key} components={richTags} />
    return mark ? <span {...mark}>{node}</span> : node
  }
  return {
    m,
    optional: (key) => (i18n.exists(key, { ns: namespace }) ? m(key) : null),
    text: (key, values) => withoutBreaks(read(key, values).text),
    label: (key, values) => {
      const { text, mark } = read(key, values)
      return { 'aria-label': withoutBreaks(text), ...mark }
    },
    ...groupReaders(m, rich),
  }
}

type Read = (key: string) => ReactNode

/** Returns the readers of message groups of Messages, without types for the prefixes. */
function groupReaders(m: Read, rich: Read) {
  const fields = <Id extends string, Field extends string>(
    prefix: string,
    ids: readonly Id[],
    names: readonly Field[],
  ) => ids.map((id) => ({ id, ...recordOf(names, (name) => m(`${prefix}.${id}.${name}`)) }))
  const items = <Id extends string>(prefix: string, ids: readonly Id[]) => fields(prefix, ids, ['title', 'text'])
  const lines = <Id extends string>(prefix: string, ids: readonly Id[]) =>
    ids.map((id) => ({ id, text: m(`${prefix}.${id}`) }))
  const rows = <Id extends string>(prefix: string, languages: Readonly<Record<Id, string | undefined>>) =>
    keysOf(languages).map((id) => ({
      id,
      label: m(`${prefix}.${id}.label`),
      text: rich(`${prefix}.${id}.text`),
      lang: languages[id],
    }))
  const cells = <Id extends string>(prefix: string, ids: readonly Id[], columns: readonly string[]) =>
    ids.map((id) => ({ id, cells: columns.map((column) => rich(`${prefix}.${id}.${column}`)) }))
  const framed = (prefix: string, checks: readonly string[]): Framed => ({
    caption: m(`${prefix}.caption`),
    checks: lines(`${prefix}.checks`, checks),
  })
  return {
    fields,
    items,
    lines,
    rows,
    cells,
    itemsWith: <Id extends string, More>(prefix: string, table: Readonly<Record<Id, More>>) =>
      items(prefix, keysOf(table)).map((item) => ({ ...item, ...table[item.id] })),
    topics: <Id extends string>(prefix: string, lists: Readonly<Record<Id, readonly string[]>>) =>
      fields(prefix, keysOf(lists), ['label', 'title', 'text']).map((topic) => ({
        ...topic,
        list: lines(`${prefix}.${topic.id}.list`, lists[topic.id]),
      })),
    head: (prefix: string) => ({ title: m(`${prefix}.title`), lead: m(`${prefix}.lead`) }),
    passage: (prefix: string) => ({
      title: m(`${prefix}.title`),
      paragraphs: [m(`${prefix}.p1`), m(`${prefix}.p2`)],
    }),
    specimen: <Id extends string>(
      prefix: string,
      languages: Readonly<Record<Id, string | undefined>>,
      checks: readonly string[] = [],
    ) => ({ ...framed(prefix, checks), rows: rows(`${prefix}.rows`, languages) }),
    table: (
      prefix: string,
      ids: readonly string[],
      languages: Readonly<Record<string, string | undefined>>,
      checks: readonly string[] = [],
    ) => ({
      ...framed(prefix, checks),
      head: lines(`${prefix}.head`, keysOf(languages)),
      rows: cells(`${prefix}.rows`, ids, keysOf(languages)),
      languages: Object.values(languages),
    }),
  }
}

/** Object.fromEntries with literal keys; sound because each key gets a value. */
function recordOf<Key extends string, Value>(keys: readonly Key[], value: (key: Key) => Value): Record<Key, Value> {
  return Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<Key, Value>
}

/** Object.keys with literal types; sound because the callers pass object literals. */
export function keysOf<Id extends string>(record: Readonly<Record<Id, unknown>>): Id[] {
  return Object.keys(record) as Id[]
}
