import { ActionIcon, Group, NativeSelect, SegmentedControl, Tooltip } from '@mantine/core'
import IconKeyboard from '#icons/IconKeyboard.mjs'
import { usePanel } from '../PanelContext.ts'
import { type FilterName, filterNames, filters } from '../state/filters.ts'
import type { Mode } from '../state/workspace.ts'
import type { Help } from '../useGlobalShortcuts.ts'
import { HelpDialog } from './HelpDialog.tsx'
import { PageSelect } from './PageSelect.tsx'
import { PersonField } from './PersonField.tsx'
import { ProgressOf } from './ProgressOf.tsx'
import { SkipLinks } from './SkipLinks.tsx'
import classes from './TopBar.module.css'

const modes: readonly { readonly value: Mode; readonly label: string }[] = [
  { value: 'edit', label: 'Edit' },
  { value: 'browse', label: 'Browse' },
  { value: 'revise', label: 'Revise' },
]

/** Which page and texts are shown, and how. */
export function TopBar({ help, onTexts }: { readonly help: Help; readonly onTexts: () => void }) {
  const { workspace, dispatch, focusField, focusedNext } = usePanel()
  const { source, target } = workspace.project
  return (
    <header className={classes['bar']}>
      <SkipLinks onTexts={onTexts} onField={() => focusField.current?.()} />
      <h1 className={classes['title']}>
        {source.name} → {target.name}
      </h1>
      <PageSelect />
      <NativeSelect
        className={classes['filter']}
        aria-label="Texts to list"
        data={filterNames.map((name) => ({ value: name, label: filters[name] }))}
        value={workspace.filter}
        onChange={({ currentTarget }) => {
          const filter = filterNames.find((name): name is FilterName => name === currentTarget.value)
          if (filter) dispatch({ type: 'filter', filter })
        }}
      />
      <SegmentedControl<Mode>
        aria-label="Mode"
        data={[...modes]}
        value={workspace.mode}
        onChange={(mode) => {
          // Who goes through the modes with arrows stays here.
          focusedNext.current = null
          dispatch({ type: 'mode', mode })
        }}
      />
      <ProgressOf />
      <Group gap="xs" wrap="nowrap" className={classes['end']}>
        <PersonField />
        <Tooltip label="Keys (?)">
          <ActionIcon variant="default" size="lg" aria-label="Keys" onClick={help.open}>
            <IconKeyboard size={20} aria-hidden />
          </ActionIcon>
        </Tooltip>
      </Group>
      <HelpDialog help={help} />
    </header>
  )
}
