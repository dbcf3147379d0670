import { Button, Group, Popover } from '@mantine/core'
import { useState } from 'react'
import IconUsers from '#icons/IconUsers.mjs'
import type { Team } from '../../protocol/protocol.ts'
import { usePanel } from '../PanelContext.ts'
import { count, time } from '../text/texts.ts'

/** Sends one's work and gets that of others; its button says how much there is to send. Nothing where there are no others. */
export function TeamMenu() {
  const { team, drafts } = usePanel()
  const [isOpen, setOpen] = useState(false)
  const { state, busy, act } = team
  if (!state) return null
  return (
    <Popover opened={isOpen} onChange={setOpen} trapFocus returnFocus position="bottom-end" shadow="md" width={360}>
      <Popover.Target>
        <Button
          variant="default"
          size="sm"
          leftSection={<IconUsers size={18} aria-hidden />}
          loading={busy !== null}
          onClick={() => setOpen(!isOpen)}
        >
          {labelOf(state)}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label="Working together" display="grid" style={{ gap: '0.5rem' }}>
        <p>
          {state.toSend === 0 ? 'Everything is sent' : `${count(state.toSend, 'change')} to send`}, to {state.place}.
          {drafts.ids.size > 0 && ' What is typed and not saved stays here.'}
        </p>
        <p>Others’ work: {state.got === null ? 'not got yet' : `as of ${time.format(new Date(state.got))}`}.</p>
        {state.last && <p data-kind={state.last.kind}>{state.last.said}</p>}
        {state.waiting && <p>It is tried again every half minute.</p>}
        <Group gap="xs">
          <Button onClick={() => void act('send')} loading={busy === 'send'} disabled={busy === 'get'} data-autofocus>
            Send my work
          </Button>
          <Button variant="default" onClick={() => void act('get')} loading={busy === 'get'} disabled={busy === 'send'}>
            Get others’ work
          </Button>
        </Group>
      </Popover.Dropdown>
    </Popover>
  )
}

function labelOf({ toSend, waiting, last }: Team): string {
  if (waiting) return 'Waiting'
  if (last?.kind === 'refused') return 'Refused'
  return toSend === 0 ? 'All sent' : `${toSend} to send`
}
