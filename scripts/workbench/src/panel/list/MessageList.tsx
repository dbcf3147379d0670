import { Checkbox, Group, NavLink, type NavLinkProps, Text, TextInput } from '@mantine/core'
import { getHotkeyHandler, useRovingIndex } from '@mantine/hooks'
import { type ComponentProps, useEffect, useRef } from 'react'
import IconSearch from '#icons/IconSearch.mjs'
import type { MessageSummary } from '../../protocol/calls.ts'
import { describePlaces, StateMark } from '../message/MessageHead.tsx'
import { usePanel } from '../PanelContext.ts'
import { filters, MOST_LISTED, pageOf } from '../state/workspace.ts'
import { count, keyOf, sourceOf, targetOf } from '../text/texts.ts'
import classes from '../Workbench.module.css'

/** The texts of the page, including hidden ones, or of all pages. */
export function MessageList() {
  const { workspace, list, choose, change } = usePanel()
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
    <>
      <Group gap="xs" px="md" py="xs" wrap="nowrap">
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
          label={list.length < MOST_LISTED ? 'On all pages' : `On all pages: first ${MOST_LISTED}`}
          checked={workspace.searchesAll}
          onChange={({ currentTarget }) => change({ searchesAll: currentTarget.checked })}
        />
      </Group>
      {list.length === 0 ? (
        <Text c="dimmed" px="md" className={classes['list']}>
          {workspace.filter === 'all' || workspace.searchesAll || workspace.search.trim() !== ''
            ? 'No text found.'
            : `${filters[workspace.filter].label}: none on this page. F8 looks on the other pages.`}
        </Text>
      ) : (
        // Not a tab stop, which Firefox makes of every scroll container.
        <div
          role="listbox"
          aria-label="Texts of this page"
          className={classes['list']}
          tabIndex={-1}
          onKeyDown={onKeyDown}
        >
          {list.map((message, index) => {
            const { ref: rove, ...item } = getItemProps({ index })
            return (
              <MessageRow
                key={message.id}
                message={message}
                active={index === at}
                ref={(element: HTMLElement | null) => {
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
    </>
  )
}

interface MessageRowProps extends NavLinkProps, Pick<ComponentProps<'div'>, 'ref' | 'tabIndex'> {
  readonly message: MessageSummary
}

function MessageRow({ message, active, ...props }: MessageRowProps) {
  const { workspace, places, drafts } = usePanel()
  const { project } = workspace
  const { source, target } = project
  const translation = targetOf(message)
  const { tag, dir } = translation === null ? source : target
  const remarks = [
    ...(workspace.searchesAll ? [pageOf({ project, view: message.view }).title] : []),
    keyOf(message.id),
    ...describePlaces(places.get(message.id)),
    ...(message.forms.length > 1 ? [`${message.forms.length} forms`] : []),
    ...(message.isVerbatim ? ['same in every language'] : []),
    ...(drafts.ids.has(message.id) ? ['not saved yet'] : []),
    ...(message.errors > 0 ? [count(message.errors, 'error')] : []),
    ...(message.warnings > 0 ? [count(message.warnings, 'warning')] : []),
  ]
  return (
    <NavLink
      component="div"
      role="option"
      aria-selected={active}
      active={active}
      variant="light"
      color="gray"
      py={4}
      noWrap
      leftSection={<StateMark state={message.state} />}
      label={
        <span lang={tag} dir={dir}>
          {translation ?? sourceOf(message)}
        </span>
      }
      description={remarks.join(' · ')}
      {...props}
    />
  )
}
