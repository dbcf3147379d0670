import { Alert, Button, Group } from '@mantine/core'
import { useEffect, useSyncExternalStore } from 'react'
import { usePanel } from '../../../translate/panel/PanelContext.ts'
import type { FollowedWork, Work } from './followWork.ts'

interface HandBackBarProps {
  readonly work: FollowedWork
  /** Of the download: isogloss-pl.xlf. */
  readonly fileName: string
}

/** Says what is to be handed back, and reminds of it before the tab is closed. */
export function HandBackBar({ work: followed, fileName }: HandBackBarProps) {
  const { drafts } = usePanel()
  const work = useSyncExternalStore(followed.subscribe, followed.now)
  const isUnsafe = work.isPending || drafts.ids.size > 0
  useEffect(() => {
    if (!isUnsafe) return
    const remind = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', remind)
    return () => removeEventListener('beforeunload', remind)
  }, [isUnsafe])

  return (
    <Alert color={work.isKept ? 'teal' : 'red'} radius={0} py="xs" role={work.isKept ? 'status' : 'alert'}>
      <Group gap="sm">
        <Button
          disabled={work.changed + work.revised === 0}
          onClick={() => {
            download(work.xliff, fileName)
            followed.markDownloaded()
          }}
        >
          Download {fileName}
        </Button>
        <span>{sentences(work, drafts.ids.size).join(' ')}</span>
      </Group>
    </Alert>
  )
}

function sentences({ changed, revised, isPending, isKept }: Work, drafts: number): string[] {
  const done = [
    ...(changed > 0 ? [`${texts(changed)} changed`] : []),
    ...(revised > 0 ? [`${texts(revised)} confirmed or annotated`] : []),
  ].join(', ')
  const state = isPending ? 'not downloaded yet' : 'downloaded'
  return [
    ...(isKept ? [] : ['This browser does not keep your work: download it before you close this tab.']),
    ...(drafts > 0 ? [`${texts(drafts)} typed and not saved, which the download does not have.`] : []),
    done === ''
      ? 'Your work is kept in this browser. Download it when you are done, and send that file back.'
      : `${done}: ${state}.`,
  ]
}

const texts = (number: number) => `${number} ${number === 1 ? 'text' : 'texts'}`

function download(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/xliff+xml' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Firefox reads it after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
