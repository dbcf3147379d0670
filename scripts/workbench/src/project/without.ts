/** The items of a list that another lacks, each as often as it is missing there. */
export function without<Item>(list: readonly Item[], taken: readonly Item[]): Item[] {
  const left = [...taken]
  return list.filter((item) => {
    const at = left.indexOf(item)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}
