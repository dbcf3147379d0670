import { Alert, Autocomplete } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { usePanel } from '../PanelContext.ts'

/** Why something was not done; where nobody has said who works here, it may be for that, and the name is asked for. */
export function Refusal({ why, title }: { readonly why: string | null; readonly title?: string }) {
  return (
    why !== null && (
      <Alert color="red" role="alert" title={title}>
        {why}
        <AskName />
      </Alert>
    )
  )
}

/** Asks who works here; nothing once somebody has said so. Enter goes back to the text. */
function AskName() {
  const { person, setPerson, focusField, workspace } = usePanel()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  if (person !== null) return null
  return (
    <Autocomplete
      ref={field}
      label="Your name"
      data={workspace.project.people}
      placeholder="A. Nowak"
      onOptionSubmit={setPerson}
      onBlur={({ currentTarget }) => setPerson(currentTarget.value.trim() || null)}
      onKeyDown={({ key }) => {
        if (key === 'Enter') focusField.current?.()
      }}
    />
  )
}
