import { Button, Modal, Table } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { usePanel } from '../PanelContext.ts'
import { capsOf, chipKeys, shortcuts, useShortcuts } from '../shortcuts.ts'

const rows = [
  ...Object.values(shortcuts),
  { keys: chipKeys(1), does: 'Insert variable or tag 1 of the English; 2 to 9 do the same' },
  { keys: 'mod+Z', does: 'Undo in the field' },
]

/** The shortcuts that work everywhere, and their list, without Mantine's header, which is no header of the page. */
export function Help() {
  const { workspace, list, goOn, choose, announce, undo, focusField } = usePanel()
  const [isOpen, { open, close, toggle }] = useDisclosure(false)
  const step = (by: 1 | -1) => {
    const at = list.findIndex(({ id }) => id === workspace.chosen)
    const next = at < 0 ? list.at(by === 1 ? 0 : -1) : list[at + by]
    if (next) choose(next.id)
    else announce(by === 1 ? 'This is the last text of the list.' : 'This is the first text of the list.')
  }
  useShortcuts({
    next: () => step(1),
    previous: () => step(-1),
    skip: () => goOn(),
    undo: () => void undo(),
    field: () => focusField.current?.(),
    help: toggle,
  })
  return (
    <>
      <Button variant="default" size="sm" onClick={open}>
        Help
      </Button>
      <Modal.Root opened={isOpen} onClose={close} size="lg">
        <Modal.Overlay />
        <Modal.Content>
          <Modal.Body>
            <Modal.Title>Help: keys</Modal.Title>
            <Table data={{ body: rows.map(({ keys, does }) => [capsOf(keys), does]) }} />
            <p>The next text is the next one that the filter lists, on this page, then on the following pages.</p>
            <p>In the list, the arrows go from text to text. Enter goes to the field.</p>
            <Button mt="xs" onClick={close}>
              Close
            </Button>
          </Modal.Body>
        </Modal.Content>
      </Modal.Root>
    </>
  )
}
