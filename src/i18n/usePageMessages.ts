import { type ReactNode, useMemo } from 'react'
import type { GroupWith } from './keys.ts'
import { groupReaders, type Item, keysOf, type Line, type Messages, type Row, useMessages } from './useMessages.tsx'

interface TopicTexts<Id extends string> extends Item<Id> {
  readonly label: ReactNode
  readonly list: readonly Line[]
}

/** The paths of the topics of a table. */
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

interface PageMessages<M> extends Messages<M> {
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

/** Returns the messages of a page, with readers for its sections that other parts of the application do not load. */
export function usePageMessages<M>(namespace: string): PageMessages<M> {
  const messages = useMessages<M>(namespace)
  // Untyped keys: the types of PageMessages check them.
  const loose = useMessages<Readonly<Record<string, string>>>(namespace)
  return useMemo(() => ({ ...messages, ...readersOf(loose) }), [messages, loose])
}

function readersOf({ m, rich }: Messages<Readonly<Record<string, string>>>) {
  const fields = <Id extends string, Field extends string>(
    prefix: string,
    ids: readonly Id[],
    names: readonly Field[],
  ) => ids.map((id) => ({ id, ...recordOf(names, (name) => m(`${prefix}.${id}.${name}`)) }))
  const { lines, rows, cells } = groupReaders({ m, rich })
  const framed = (prefix: string, checks: readonly string[]): Framed => ({
    caption: m(`${prefix}.caption`),
    checks: lines(`${prefix}.checks`, checks),
  })
  return {
    fields,
    itemsWith: <Id extends string, More>(prefix: string, table: Readonly<Record<Id, More>>) =>
      fields(prefix, keysOf(table), ['title', 'text']).map((item) => ({ ...item, ...table[item.id] })),
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
    ) => ({
      ...framed(prefix, checks),
      rows: rows(`${prefix}.rows`, languages),
    }),
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
