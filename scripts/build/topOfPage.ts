import postcss from 'postcss'
import { LATER_STYLES } from '../../src/config/protocol.ts'
import { once } from '../../src/i18n/once.ts'

/**
 * Cuts a document's body in the element for the styles of later sections, which follows the first one (src/app/Sections.tsx);
 * the second part is empty where there is none.
 */
export function splitAfterTop(body: string): [top: string, rest: string] {
  const start = body.indexOf(`<div ${LATER_STYLES}`)
  if (start === -1) return [body, '']
  const end = body.indexOf('>', start) + 1
  return [body.slice(0, end), body.slice(end)]
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
