import { Autocomplete } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { usePanel } from '../PanelContext.ts'

/** Asks who works here, where something was refused because nobody has said; nothing once somebody has. Enter goes back to the text. */
export function AskName() {
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
