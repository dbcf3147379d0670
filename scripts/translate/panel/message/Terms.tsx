import type { TermHit } from '../../protocol.ts'
import { usePanel } from '../PanelContext.ts'
import { Section } from './Section.tsx'
import classes from './Terms.module.css'

/** Terms of the glossary that the source has, with what may and may not stand for them. */
export function Terms({ terms }: { readonly terms: readonly TermHit[] }) {
  const { target } = usePanel().workspace.project
  if (terms.length === 0) return null
  return (
    <Section title="Terms" count={terms.length} isOpenAtFirst>
      <dl className={classes['terms']}>
        {terms.map(({ term, preferred, use, avoid, note }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              <span lang={target.tag} dir={target.dir}>
                <b>{preferred ?? use.join(', ')}</b>
              </span>
              {use.length === 0 && 'not decided yet'}
              {preferred !== null && use.length > 0 && (
                <p>
                  Forms that may stand: <span lang={target.tag}>{use.join(', ')}</span>
                </p>
              )}
              {avoid.length > 0 && (
                <p>
                  Never: <s lang={target.tag}>{avoid.join(', ')}</s>
                </p>
              )}
              {note && <p>{note}</p>}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
