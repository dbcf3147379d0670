import postcss from 'postcss'
import { once } from '../../src/i18n/once.ts'

/**
 * Cuts a document's body after the first section, which is in a Suspense boundary of its own (src/app/SectionBoundary.tsx);
 * the second part is empty where nothing follows. Boundaries have comments of React's around them.
 */
export function splitAfterTop(body: string): [top: string, rest: string] {
  const main = body.indexOf('<main')
  let depth = 0
  for (const { index, 0: mark } of body.matchAll(/<!--\/?\$-->/g)) {
    if (index < main) continue
    depth += mark === '<!--$-->' ? 1 : -1
    const end = index + mark.length
    if (depth === 0) return [body.slice(0, end), body.slice(end)]
  }
  return [body, '']
}

/** Tells of style sheets whether they are about something at the top of a page: a class that is there, or any element. */
export function stylesTop(top: string): (css: string) => boolean {
  const there = new Set([...top.matchAll(/\bclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')))
  return (css) => {
    const { classes, hasOthers } = subjectsOf(css)
    return hasOthers || [...classes].some((name) => there.has(name))
  }
}

/** The classes that a style sheet is about, and whether it has rules about elements of any class. */
const subjectsOf = once((css: string) => {
  const classes = new Set<string>()
  let hasOthers = false
  postcss.parse(css).walkRules(({ parent, selectors }) => {
    if (parent?.type === 'atrule' && 'name' in parent && parent.name.endsWith('keyframes')) return
    for (const selector of selectors) {
      const names = [...selector.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].map(([, name = '']) => name)
      for (const name of names) classes.add(name)
      hasOthers ||= names.length === 0
    }
  })
  return { classes, hasOthers }
})
