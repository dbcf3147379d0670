import postcss from 'postcss'
import { LATER_STYLES } from '../../src/config/protocol.ts'
import { once } from '../../src/i18n/once.ts'

/**
 * Splits a document's body inside the element for the styles of later sections, which follows the first section
 * (src/app/Sections.tsx). Without that element, the second part is empty.
 */
export function splitAfterTop(body: string): [top: string, rest: string] {
  const start = body.indexOf(`<div ${LATER_STYLES}`)
  if (start === -1) return [body, '']
  const end = body.indexOf('>', start) + 1
  return [body.slice(0, end), body.slice(end)]
}

/** Returns a test for style sheets that apply to the top of a page: by a class in it, or by an element. */
export function stylesTop(top: string): (css: string) => boolean {
  const present = new Set([...top.matchAll(/\bclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')))
  return (css) => {
    const { classes, hasOthers } = subjectsOf(css)
    return hasOthers || [...classes].some((name) => present.has(name))
  }
}

/** Returns the classes of a style sheet, and whether it has rules without a class. */
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
