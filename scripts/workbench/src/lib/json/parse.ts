import { type Node, type ParseError, parseTree } from 'jsonc-parser'
import type { Fault } from '../fault.ts'
import { faultOf } from './fault.ts'

/** Parses JSON as it is defined, without comments; what is wrong comes back in words that a translator can act on. */
export function parseJson(text: string): { root: Node; fault: null } | { root: null; fault: Fault } {
  if (text.startsWith('\uFEFF')) {
    const next = 'Save the file as UTF-8 without it.'
    return { root: null, fault: { line: 1, expected: 'UTF-8 without a byte-order mark', found: 'one', next } }
  }
  const errors: ParseError[] = []
  const root = parseTree(text, errors, { disallowComments: true })
  const [error] = errors
  if (error) return { root: null, fault: faultOf(text, error) }
  if (root) return { root, fault: null }
  return { root: null, fault: { line: 1, expected: '{ "key": "text" }', found: 'an empty file' } }
}
