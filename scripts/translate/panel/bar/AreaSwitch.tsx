import { SegmentedControl } from '@mantine/core'
import { usePanel } from '../PanelContext.ts'
import type { Area } from '../state/workspace.ts'
import classes from './AreaSwitch.module.css'

const areas: readonly { readonly value: Area; readonly label: string }[] = [
  { value: 'page', label: 'Page' },
  { value: 'list', label: 'Texts' },
  { value: 'message', label: 'Text' },
]

/** What a narrow screen shows. While revising there is one part only. */
export function AreaSwitch() {
  const { workspace, dispatch } = usePanel()
  if (workspace.mode === 'revise') return null
  return (
    <nav className={classes['switch']} aria-label="Parts of the editor">
      <SegmentedControl<Area>
        fullWidth
        data={[...areas]}
        value={workspace.area}
        onChange={(area) => dispatch({ type: 'area', area })}
      />
    </nav>
  )
}
