import { CloseButton, Group, type MantineSize, Modal } from '@mantine/core'
import type { ReactNode } from 'react'

interface DialogProps {
  readonly title: string
  readonly size: MantineSize
  readonly isOpen: boolean
  readonly close: () => void
  readonly children: ReactNode
}

/** A dialog. Its head is its own: Mantine's is a header element, which tools take for that of the page. */
export const Dialog = ({ title, size, isOpen, close, children }: DialogProps) => (
  <Modal.Root opened={isOpen} onClose={close} size={size}>
    <Modal.Overlay />
    <Modal.Content>
      <Modal.Body>
        <Group justify="space-between" mb="xs">
          <Modal.Title fz="1.0625rem" fw={600} c="var(--ink)">
            {title}
          </Modal.Title>
          <CloseButton aria-label="Close" onClick={close} />
        </Group>
        {children}
      </Modal.Body>
    </Modal.Content>
  </Modal.Root>
)
