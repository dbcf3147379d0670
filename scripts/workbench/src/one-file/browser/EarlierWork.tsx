import { Button } from '@mantine/core'
import { useState } from 'react'
import { download } from './download.ts'
import type { WorkKeeper } from './keeper.ts'

interface EarlierWorkProps {
  readonly keeper: WorkKeeper
  readonly fileName: string
}

/** Work that was not downloaded from a document before this one, which may be gone. It is forgotten on request alone. */
export function EarlierWork({ keeper, fileName }: EarlierWorkProps) {
  const [earlier, setEarlier] = useState(keeper.earlier)
  const [saved, setSaved] = useState<readonly string[]>([])
  return earlier.map(([name, xliff]) =>
    saved.includes(name) ? (
      <Button
        key={name}
        variant="default"
        onClick={() => {
          keeper.forget(name)
          setEarlier(keeper.earlier)
        }}
      >
        Forget the earlier work
      </Button>
    ) : (
      <Button
        key={name}
        variant="default"
        onClick={() => {
          download(xliff, fileName.replace('.', '-earlier.'))
          setSaved([...saved, name])
        }}
      >
        Download the work on an earlier file
      </Button>
    ),
  )
}
