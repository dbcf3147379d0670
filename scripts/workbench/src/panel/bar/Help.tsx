import { Checkbox, Kbd, Table } from '@mantine/core'
import { useDisclosure, useHotkeys } from '@mantine/hooks'
import { oneOf } from '../../protocol/shape.ts'
import { Dialog } from '../Dialog.tsx'
import { usePanel } from '../PanelContext.ts'
import { capsOf, chipKeys, shortcuts, useShortcuts } from '../shortcuts.ts'
import { useKept } from '../state/kept.ts'

const rows = [
  ...Object.values(shortcuts),
  { keys: chipKeys(1), does: 'Put piece 1 of the source into the field; 2 to 9 likewise' },
  { keys: 'mod+Z', does: 'Undo in the field' },
]

/** All keys. */
export function HelpDialog({ help }: { readonly help: ReturnType<typeof useGlobalShortcuts> }) {
  return (
    <Dialog title="Keys" size="lg" isOpen={help.isOpen} close={help.close}>
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
    </Dialog>
  )
}

/** On some keyboards it is typed without Shift. */
const questionMark = ['shift+?', '?']

export interface Places {
  readonly focusList: () => void
  readonly focusPage: () => void
}

/** The keys that do the same wherever the focus is. Returns whether they are being shown. */
export function useGlobalShortcuts({ focusList, focusPage }: Places) {
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
    stale: () => goTo('stale'),
    failing: () => goTo('failing'),
    overflowing: () => goTo('overflowing'),
    undo: () => void panel.lastSaved.undo(),
    field: () => panel.focusField.current?.(),
    list: focusList,
    page: focusPage,
    help: toggle,
  })
  /** Whether "?" shows them; who speaks to the computer may not want that: WCAG 2.1.4. */
  const [hasQuestionMark, setQuestionMark] = useKept('question mark', oneOf([true, false]), true)
  useHotkeys(hasQuestionMark ? questionMark.map((keys) => [keys, open]) : [])
  return { isOpen, open, close, hasQuestionMark, setQuestionMark }
}
