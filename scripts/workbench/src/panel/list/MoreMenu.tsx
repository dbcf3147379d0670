import { ActionIcon, Menu } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import IconDots from '#icons/IconDots.mjs'
import { reasonOf } from '../../protocol/unreachable.ts'
import { usePanel } from '../PanelContext.ts'
import { isOfSource } from '../state/workspace.ts'
import { ReplaceDialog } from './Replace.tsx'

/** What is done with many texts at once. */
export function MoreMenu() {
  const [isReplacing, { open, close }] = useDisclosure(false)
  const { workspace } = usePanel()
  const fill = useFilling()
  return (
    <>
      <Menu position="bottom-start" shadow="md">
        <Menu.Target>
          <ActionIcon variant="default" size="lg" aria-label="Many texts at once" title="Many texts at once">
            <IconDots size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={open}>Find and replace …</Menu.Item>
          {!isOfSource(workspace.project) && (
            <Menu.Item onClick={() => void fill()}>Fill in what is translated elsewhere</Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <ReplaceDialog isOpen={isReplacing} close={close} />
    </>
  )
}

/** Fills texts of the very same English in as drafts: each is to be looked at and saved. */
function useFilling() {
  const { backend, drafts, messages, send, change, goTo, announce } = usePanel()
  return async () => {
    try {
      const known = (await backend.known({})).filter(({ id }) => !drafts.ids.has(id) && messages.has(id))
      if (known.length === 0) return announce('No untranslated text has the English of another.')
      for (const { id, texts } of known) {
        const message = messages.get(id)
        if (!message) continue
        drafts.write(id, message.hashes, texts)
        send({ type: 'draft', id, texts })
      }
      change({ filter: 'drafts', chosen: null })
      goTo('drafts')
      const many = known.length === 1 ? '1 text was' : `${known.length} texts were`
      announce(`${many} filled in as drafts. Look at each, and save it.`)
    } catch (error) {
      announce(reasonOf(error), true)
    }
  }
}
