/** A key as a person types it, "pages/about:hero.*", in which * stands for anything, as an expression over whole keys. */
export function patternOf(key: string): RegExp {
  const parts = key.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\/]/g, '\\$&'))
  return new RegExp(`^${parts.join('.*')}$`)
}
