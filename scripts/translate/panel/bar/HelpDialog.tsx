import { Kbd, Modal, Table } from '@mantine/core'
import { capsOf, chipKeys, shortcuts } from '../shortcuts.ts'
import type { Help } from '../useGlobalShortcuts.ts'

const rows = [
  ...Object.values(shortcuts),
  { keys: chipKeys(1), does: 'Put piece 1 of the source into the field; 2 to 9 likewise' },
  { keys: 'mod+Z', does: 'Undo in the field' },
]

/** All keys. */
export function HelpDialog({ help }: { readonly help: Help }) {
  return (
    <Modal
      opened={help.isOpen}
      onClose={help.close}
      title="Keys"
      size="lg"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <Table verticalSpacing={6}>
        <Table.Tbody>
          {rows.map(({ keys, does }) => (
            <Table.Tr key={keys}>
              <Table.Th w="13rem">
                {capsOf(keys).map((cap) => (
                  <Kbd key={cap} me={4}>
                    {cap}
                  </Kbd>
                ))}
              </Table.Th>
              <Table.Td>{does}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <p>
        In the list, arrows go from text to text, Enter goes to the field; U, S, F and O go to the next text that is
        unfinished, stale, failing or overflowing.
      </p>
    </Modal>
  )
}
