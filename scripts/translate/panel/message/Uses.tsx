import type { MessageDetail } from '../../protocol.ts'
import { describePlaces } from '../list/describePlaces.ts'
import { usePanel } from '../PanelContext.ts'
import classes from './Section.module.css'
import { Section } from './Section.tsx'

/** Everywhere the message stands; each leads to the page. */
export function Uses({ detail }: { readonly detail: MessageDetail }) {
  const { workspace, dispatch } = usePanel()
  const { pages } = workspace.project
  const uses = detail.uses.map((use) => ({ ...use, name: nameOf(use) }))
  const unique = uses.filter(
    (use, at) => uses.findIndex((other) => other.view === use.view && other.name === use.name) === at,
  )
  return (
    <Section title="Where it stands" count={unique.length}>
      {unique.length === 0 && <p className={classes['quiet']}>On no page.</p>}
      <ul className={classes['items']}>
        {unique.map(({ view, name }) => {
          const page = pages.find((candidate) => candidate.view === view)
          return (
            <li key={`${view} ${name}`}>
              {page?.ids.includes(detail.id) && view !== workspace.view ? (
                <button
                  type="button"
                  className={classes['link']}
                  onClick={() => dispatch({ type: 'choose', id: detail.id, view })}
                >
                  {page.title}
                </button>
              ) : (
                <span>{page?.title ?? view}</span>
              )}{' '}
              <span className={classes['quiet']}>{view === workspace.view ? `${name} (this page)` : name}</span>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}

function nameOf({ element, attribute }: MessageDetail['uses'][number]): string {
  const [name] = describePlaces([
    {
      id: '',
      element,
      attribute,
      visible: attribute === null && element !== 'title',
      hidden: false,
      overflowing: false,
      box: null,
    },
  ])
  return name ?? `<${element}>`
}
