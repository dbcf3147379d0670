import { usePanel } from '../PanelContext.ts'
import classes from './Section.module.css'

/** The id of a message, that goes to it: on this page if it is there, else on the first one that shows it. */
export function MessageLink({ id }: { readonly id: string }) {
  const { workspace, dispatch, choose, focusedNext } = usePanel()
  const { project, view } = workspace
  const pages = project.pages.filter(({ ids }) => ids.includes(id))
  const page = pages.find((candidate) => candidate.view === view) ?? pages[0]
  if (!page) return <code className={classes['quiet']}>{id}</code>
  return (
    <button
      type="button"
      className={classes['link']}
      onClick={() => {
        if (page.view === view) return choose(id)
        focusedNext.current = id
        dispatch({ type: 'choose', id, view: page.view })
      }}
    >
      {id}
    </button>
  )
}
