import { Checkbox, CloseButton, Group, Kbd, Modal, Table } from '@mantine/core'
import { capsOf, chipKeys, shortcuts } from '../shortcuts.ts'
import type { Help } from '../useGlobalShortcuts.ts'
import classes from './HelpDialog.module.css'

const rows = [
  ...Object.values(shortcuts),
  { keys: chipKeys(1), does: 'Put piece 1 of the source into the field; 2 to 9 likewise' },
  { keys: 'mod+Z', does: 'Undo in the field' },
]

/** All keys. Its head is its own: Mantine's is a header element, which tools take for that of the page. */
export function HelpDialog({ help }: { readonly help: Help }) {
  return (
    <Modal.Root opened={help.isOpen} onClose={help.close} size="lg">
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Body>
          <Group justify="space-between" mb="xs">
            <Modal.Title className={classes['title']}>Keys</Modal.Title>
            <CloseButton aria-label="Close" onClick={help.close} />
          </Group>
          <Table verticalSpacing={6}>
            <Table.Tbody>
              {rows.map(({ keys, does }) => (
                <Table.Tr key={keys}>
                  <Table.Th scope="row" w="40%">
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
          <Checkbox
            mt="sm"
            label="“?” shows these keys, outside of fields"
            checked={help.hasQuestionMark}
            onChange={({ currentTarget }) => help.setQuestionMark(currentTarget.checked)}
          />
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}
