import { Alert, Button, Group } from '@mantine/core'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { usePanel } from '../../panel/PanelContext.ts'
import { count } from '../../panel/text/texts.ts'
import type { FollowedWork, Work } from './followWork.ts'
import type { WorkKeeper } from './keeper.ts'

interface HandBackBarProps {
  readonly work: FollowedWork
  readonly keeper: WorkKeeper
  /** Of the download: isogloss-pl.xlf. */
  readonly fileName: string
}

/** Says what is to be handed back, and reminds of it before the tab is closed. */
export function HandBackBar({ work: followed, keeper, fileName }: HandBackBarProps) {
  const { drafts } = usePanel()
  const work = useSyncExternalStore(followed.subscribe, followed.now)
  useReminder(work.isPending || drafts.ids.size > 0)
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
        <EarlierWork keeper={keeper} fileName={fileName} />
      </Group>
    </Alert>
  )
}

function useReminder(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return
    const remind = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', remind)
    return () => removeEventListener('beforeunload', remind)
  }, [isNeeded])
}

function sentences({ changed, revised, isPending, isKept }: Work, drafts: number): string[] {
  const parts = [
    ...(changed > 0 ? [`${count(changed, 'text')} changed`] : []),
    ...(revised > 0 ? [`${count(revised, 'text')} confirmed or annotated`] : []),
  ]
  const hint = 'Your work is kept in this browser. When you are done, download it and send that file back.'
  return [
    ...(isKept ? [] : ['This browser does not keep your work: download it before you close this tab.']),
    parts.length === 0 ? hint : `${parts.join(', ')}: ${isPending ? 'not downloaded yet' : 'downloaded'}.`,
    ...(drafts > 0 ? [`${count(drafts, 'text')} typed and not saved: not in the download.`] : []),
  ]
}

/** Work that was not downloaded from a document before this one, which may be gone. It is forgotten on request alone. */
function EarlierWork({ keeper, fileName }: Pick<HandBackBarProps, 'keeper' | 'fileName'>) {
  const [earlier, setEarlier] = useState(keeper.earlier)
  const [saved, setSaved] = useState<readonly string[]>([])
  const forget = (name: string) => {
    keeper.forget(name)
    setEarlier(keeper.earlier)
  }
  const save = (name: string, xliff: string) => {
    download(xliff, fileName.replace('.', '-earlier.'))
    setSaved([...saved, name])
  }
  return earlier.map(([name, xliff]) => {
    const isSaved = saved.includes(name)
    return (
      <Button key={name} variant="default" onClick={() => (isSaved ? forget(name) : save(name, xliff))}>
        {isSaved ? 'Forget the earlier work' : 'Download the work on an earlier file'}
      </Button>
    )
  })
}

/** In milliseconds. Firefox reads the address some time after the click. */
const KEPT = 60_000

function download(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/xliff+xml' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), KEPT)
}
