import { Button } from '@mantine/core'
import { useMemo } from 'react'
import type { MessageDetail } from '../../protocol.ts'
import { usePanel } from '../PanelContext.ts'
import { sourceOf, targetOf } from '../text/texts.ts'
import { MessageLink } from './MessageLink.tsx'
import classes from './Section.module.css'
import { Section } from './Section.tsx'
import type { Fields } from './useFields.ts'

interface SameSourceProps {
  readonly detail: MessageDetail
  readonly fields: Fields
}

/** Where else the same English stands, and how it is translated there: offered, never put in by itself. */
export function SameSource({ detail, fields }: SameSourceProps) {
  const { messages, workspace } = usePanel()
  const { target } = workspace.project
  const same = useMemo(
    () =>
      [...messages.values()].filter(
        (other) => other.id !== detail.id && !other.isVerbatim && sourceOf(other) === sourceOf(detail),
      ),
    [messages, detail],
  )
  if (same.length === 0) return null
  return (
    <Section title="Same English elsewhere" count={same.length} isOpenAtFirst>
      <ul className={classes['items']}>
        {same.map((other) => {
          const text = targetOf(other)
          return (
            <li key={other.id} className={classes['pair']}>
              <p lang={target.tag} dir={target.dir}>
                {text ?? <span lang="en">no translation yet</span>}
              </p>
              <p>
                <MessageLink id={other.id} />
              </p>
              {text !== null && (
                <Button
                  size="compact-sm"
                  variant="default"
                  aria-label={`Insert: ${text}`}
                  onClick={() => fields.replace(text)}
                >
                  Insert
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
