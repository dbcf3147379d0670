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

/** Returns a test for style sheets that apply to the top of a page: by a class in it, or without any class. */
export function stylesTop(top: string): (css: string) => boolean {
  const present = new Set([...top.matchAll(/\bclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')))
  return (css) => {
    const classes = classesOf(css)
    return classes.length === 0 || classes.some((name) => present.has(name))
  }
}

/** Returns the classes in a style sheet. The name of a file is none. */
const classesOf = once((css: string) =>
  [...css.replaceAll(/url\([^)]*\)/g, '').matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].map(([, name = '']) => name),
)
