/** A point of the section, and whether it needs translated words; otherwise a symbol, a number or a name is enough. */
export type Cell = readonly [point: string, words?: 'words'] | undefined

/**
 * The particulars that MDR 2017/745 requires on the label (Annex I, 23.2), on sterile packaging (23.3), in the
 * instructions (23.4; its point a includes a, c, e, f, k, l, n and r of 23.2) and on the implant card (Article 18(1)).
 */
export const particulars = [
  { id: 'name', cells: [['a', 'words'], ['e', 'words'], ['a', 'words'], ['a']] },
  { id: 'manufacturer', cells: [['c'], ['d'], ['a'], ['a']] },
  { id: 'lot', cells: [['g'], undefined, undefined, ['a']] },
  { id: 'udi', cells: [['h'], undefined, undefined, ['a']] },
  { id: 'useBy', cells: [['i'], ['i'], undefined, undefined] },
  { id: 'sterile', cells: [['l'], ['b'], ['a'], undefined] },
  { id: 'purpose', cells: [['b', 'words'], undefined, ['b', 'words'], undefined] },
  { id: 'warnings', cells: [['m', 'words'], undefined, ['s', 'words'], undefined] },
  { id: 'risks', cells: [undefined, undefined, ['g', 'words'], undefined] },
] as const satisfies readonly { readonly id: string; readonly cells: readonly Cell[] }[]
