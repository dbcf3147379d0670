import { type ViewId, viewIds } from '../../src/config/routes.ts'

/** The page of an id that somebody typed. Throws an error that lists what there is. */
export function viewNamed(id: string): ViewId {
  const view = viewIds.find((one) => one === id)
  if (view) return view
  throw new Error(`"${id}": no such page. Expected one of ${viewIds.join(', ')}.`)
}
