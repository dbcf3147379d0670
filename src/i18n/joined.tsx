import type { ReactNode } from 'react'
import { plainText } from './plainText.ts'

/** Full-width letters are in it too, which no text has. */
const isFullWidth = (text: ReactNode, at: 0 | -1) =>
  typeof text === 'string' && /[\u3001-\u301F\uFF01-\uFF65]/.test(plainText(text).at(at) ?? '')

/** What stands between two texts: a space, but nothing beside full-width punctuation, which brings its own. */
export const spaceBetween = (first: ReactNode, second: ReactNode): string =>
  isFullWidth(first, -1) || isFullWidth(second, 0) ? '' : ' '

/** Two texts, one after the other, with what stands between them; the first alone where there is no second. */
export const joined = (first: ReactNode, second: ReactNode): ReactNode =>
  second ? (
    <>
      {first}
      {spaceBetween(first, second)}
      {second}
    </>
  ) : (
    first
  )
