import type { ReactNode } from 'react'
import { plainText } from './plainText.ts'

const fullWidth = '[\u3001-\u301F\uFF01-\uFF0F\uFF1A-\uFF20\uFF3B-\uFF40\uFF5B-\uFF65]'
const ending = new RegExp(`${fullWidth}$`, 'u')
const beginning = new RegExp(`^${fullWidth}`, 'u')

const matches = (text: ReactNode, pattern: RegExp) => typeof text === 'string' && pattern.test(plainText(text))

/** What stands between two texts: a space, or nothing beside full-width punctuation, which brings its own. */
export const spaceBetween = (first: ReactNode, second: ReactNode): string =>
  matches(first, ending) || matches(second, beginning) ? '' : ' '

/** Two texts, one after the other, with what stands between them. */
export const joined = (first: ReactNode, second: ReactNode): ReactNode => (
  <>
    {first}
    {spaceBetween(first, second)}
    {second}
  </>
)
