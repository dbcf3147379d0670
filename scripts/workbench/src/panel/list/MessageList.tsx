import { Checkbox, Group, Text, TextInput } from '@mantine/core'
import { getHotkeyHandler, useRovingIndex } from '@mantine/hooks'
import { type ComponentProps, useEffect, useRef } from 'react'
import IconSearch from '#icons/IconSearch.mjs'
import type { Place } from '../../protocol/frameProtocol.ts'
import type { MessageSummary } from '../../protocol/calls.ts'
import { describePlaces, StateMark } from '../message/MessageHead.tsx'
import { usePanel } from '../PanelContext.ts'
import { filters } from '../state/workspace.ts'
import { count, keyOf, sourceOf, targetOf } from '../text/texts.ts'
import classes from './MessageList.module.css'

/** The texts of the page in document order, including hidden ones, or the hits of a search on all pages. */
export function MessageList() {
  const { workspace, list, places, drafts, choose, change } = usePanel()
  const at = list.findIndex(({ id }) => id === workspace.chosen)
  const { getItemProps } = useRovingIndex({
    total: list.length,
    orientation: 'vertical',
    loop: false,
    focusedIndex: Math.max(0, at),
    onFocusChange: (index) => {
      const message = list[index]
      if (message) choose(message.id, { takesFocus: false })
    },
  })
  const chosen = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is another element.
  useEffect(() => {
    chosen.current?.scrollIntoView({ block: 'nearest' })
  }, [workspace.chosen])

  const current = list[Math.max(0, at)]
  const onKeyDown = getHotkeyHandler([['Enter', () => current && choose(current.id)]])

  return (
    <section className={classes['list']} aria-label="List of texts">
      <Group gap={8} px="md" py={8} wrap="nowrap">
        <TextInput
          flex={1}
          aria-label="Find texts"
          placeholder="Find texts"
          leftSection={<IconSearch size={16} aria-hidden />}
          value={workspace.search}
          onChange={({ currentTarget }) => change({ search: currentTarget.value })}
        />
        <Checkbox
          size="xs"
          label="On all pages"
          checked={workspace.searchesAll}
          onChange={({ currentTarget }) => change({ searchesAll: currentTarget.checked })}
        />
      </Group>
      {list.length === 0 ? (
        <Text c="dimmed" px="md" py={8}>
          {workspace.filter === 'all' ? 'No text found.' : `${filters[workspace.filter].label}: none.`}
        </Text>
      ) : (
        // Not a tab stop, which Firefox makes of every scroll container.
        <div
          role="listbox"
          aria-label="Texts of this page"
          className={classes['rows']}
          tabIndex={-1}
          onKeyDown={onKeyDown}
        >
          {list.map((message, index) => {
            const { ref: rove, ...item } = getItemProps({ index })
            return (
              <MessageRow
                key={message.id}
                message={message}
                places={places.get(message.id)}
                hasDraft={drafts.ids.has(message.id)}
                isChosen={index === at}
                ref={(element) => {
                  rove(element)
                  if (index === at) chosen.current = element
                }}
                {...item}
                onClick={() => choose(message.id)}
              />
            )
          })}
        </div>
      )}
    </section>
  )
}

interface MessageRowProps extends ComponentProps<'div'> {
  readonly message: MessageSummary
  readonly places: readonly Place[] | undefined
  readonly hasDraft: boolean
  readonly isChosen: boolean
}

function MessageRow({ message, places, hasDraft, isChosen, tabIndex, ...props }: MessageRowProps) {
  const { source, target } = usePanel().workspace.project
  const translation = targetOf(message)
  const language = translation === null ? source : target
  const remarks = [
    ...describePlaces(places),
    ...(message.forms.length > 1 ? [`${message.forms.length} forms`] : []),
    ...(message.isVerbatim ? ['not translated'] : []),
    ...(hasDraft ? ['not saved yet'] : []),
    ...(message.errors > 0 ? [count(message.errors, 'error')] : []),
    ...(message.warnings > 0 ? [count(message.warnings, 'warning')] : []),
  ]
  return (
    <div role="option" aria-selected={isChosen} tabIndex={tabIndex} className={classes['row']} {...props}>
      <StateMark state={message.state} />
      <Text span truncate lh={1.45} lang={language.tag} dir={language.dir}>
        {translation ?? sourceOf(message)}
      </Text>
      <Text span truncate size="xs" c="dimmed" className={classes['remarks']}>
        <code>{keyOf(message.id)}</code>
        {remarks.map((remark) => (
          <span key={remark}> · {remark}</span>
        ))}
      </Text>
    </div>
  )
}
