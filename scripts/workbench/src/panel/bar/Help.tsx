import { CloseButton, Group, Modal } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { usePanel } from '../PanelContext.ts'
import { capsOf, chipKeys, shortcuts, useShortcuts } from '../shortcuts.ts'
import classes from './TopBar.module.css'

const rows = [
  ...Object.values(shortcuts),
  { keys: chipKeys(1), does: 'Insert variable or tag 1 of the source; 2 to 9 do the same' },
  { keys: 'mod+Z', does: 'Undo in the field' },
]

/** The list of shortcuts, without Mantine's head, a header element that tools would take for the header of the page. */
export const HelpDialog = ({ isOpen, close }: ReturnType<typeof useGlobalShortcuts>) => (
  <Modal.Root opened={isOpen} onClose={close} size="lg">
    <Modal.Overlay />
    <Modal.Content>
      <Modal.Body>
        <Group justify="space-between" mb="xs">
          <Modal.Title fw={600}>Help: keys</Modal.Title>
          <CloseButton aria-label="Close" onClick={close} />
        </Group>
        <dl className={classes['keys']}>
          {rows.map(({ keys, does }) => (
            <div key={keys}>
              <dt>{capsOf(keys).join(' ')}</dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
        <p>In the list, the arrows go from text to text. Enter goes to the field.</p>
      </Modal.Body>
    </Modal.Content>
  </Modal.Root>
)

/** Global shortcuts. Returns the state of their list. */
export function useGlobalShortcuts() {
  const panel = usePanel()
  const [isOpen, { open, close, toggle }] = useDisclosure(false)
  const { workspace, list, goTo, choose, announce } = panel
  const step = (by: 1 | -1) => {
    const at = list.findIndex(({ id }) => id === workspace.chosen)
    const next = at < 0 ? list[by === 1 ? 0 : list.length - 1] : list[at + by]
    if (next) choose(next.id)
    else announce(by === 1 ? 'This is the last text of the list.' : 'This is the first text of the list.')
  }
  useShortcuts({
    next: () => step(1),
    previous: () => step(-1),
    unfinished: () => goTo('unfinished'),
    undo: () => void panel.undo(),
    field: () => panel.focusField.current?.(),
    help: toggle,
  })
  return { isOpen, open, close }
}
