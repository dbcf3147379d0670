import { expect } from 'vitest'
import { securityHeaders } from '../../scripts/hosting/policy.ts'
import { originLocales } from '../../scripts/lib/builds.ts'
import type { SiteEnv } from '../../src/config/env.ts'
import type { ViewId } from '../../src/config/routes.ts'
import { viewHref } from '../../src/i18n/href.ts'
import type { Answer, Send } from './http.ts'

/** A running server, and what is known of the site that it serves. */
export interface Subject {
  readonly send: Send
  /** The codings that the server can send, those with the smallest files first. */
  readonly codings: readonly string[]
  /** The folder that it serves. */
  readonly folder: string
  /** All files of the folder, as addresses. */
  readonly files: readonly string[]
  readonly env: SiteEnv
}

/** What the files with each coding end in. */
export const suffixes: Readonly<Record<string, string>> = { identity: '', br: '.br', gzip: '.gz' }

/** Pages at the root, beside a folder of their name, in a folder, and a notice, in each locale of the build. */
const views: readonly ViewId[] = ['home', 'about', 'services', 'services-linguistic-quality', 'sent']
export const addresses: readonly string[] = originLocales.flatMap(({ code }) =>
  views.map((view) => viewHref(code, view)),
)

/** The file behind the address of a page. */
export const fileOf = (address: string) => (address === '/' ? '/index.html' : `${address}.html`)

/** A file of each type in each folder: a server knows files by patterns. */
export const ofEachType = (files: readonly string[]) => [
  ...new Map(files.map((file) => [file.replace(/(?<=^\/[^/]+\/).*(?=\.)|^\/[^/.]+(?=\.)/, ''), file])).values(),
]

/** Expects the headers that every answer has. */
export function expectHeaders({ env }: Subject, { headers }: Answer, where: string): void {
  const wanted = securityHeaders(env).map(([name, value]) => [name.toLowerCase(), value])
  expect.soft(headers, where).toMatchObject(Object.fromEntries(wanted))
}

/** Expects some bytes; where they differ, nobody reads the difference. */
export function expectBytes(found: Buffer, wanted: Buffer, where: string): void {
  expect.soft(found.equals(wanted), `${where}: ${wanted.length} bytes, found ${found.length}`).toBe(true)
}
