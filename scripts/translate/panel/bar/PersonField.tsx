import { Button, Popover, TextInput } from '@mantine/core'
import { useState } from 'react'
import IconUser from '#icons/IconUser.mjs'
import { usePanel } from '../PanelContext.ts'

/** Who works here: the name that records get. */
export function PersonField() {
  const { person, setPerson } = usePanel()
  const [isOpen, setOpen] = useState(false)
  return (
    <Popover opened={isOpen} onChange={setOpen} trapFocus returnFocus position="bottom-end" shadow="md">
      <Popover.Target>
        <Button
          variant="default"
          size="sm"
          leftSection={<IconUser size={18} aria-hidden />}
          onClick={() => setOpen(!isOpen)}
        >
          {person ?? 'Your name'}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <form
          onSubmit={(event) => {
            event.preventDefault()
            setOpen(false)
          }}
        >
          <TextInput
            label="Your name"
            description="It is recorded with what you save, confirm and annotate."
            value={person ?? ''}
            onChange={({ currentTarget }) => setPerson(currentTarget.value === '' ? null : currentTarget.value)}
            maxLength={80}
            data-autofocus
          />
        </form>
      </Popover.Dropdown>
    </Popover>
  )
}
