import { useDebouncedValue } from '@mantine/hooks'
import { useEffect, useState } from 'react'
import type { Finding } from '../../../lib/output.ts'
import type { Backend, MessageDetail, Texts } from '../../protocol.ts'
import { sameTexts, textsOf } from '../text/texts.ts'

/** Long enough that a word is typed in it, short enough to be noticed at once. */
const PAUSE_MS = 250

/** Findings of texts, and whether they are of the texts as they are now. */
export interface Check {
  readonly findings: readonly Finding[]
  readonly isCurrent: boolean
  /** Puts what the answer to a save said in their place. */
  setFindings(findings: readonly Finding[]): void
}

/** What `check` says of texts while they are typed; an answer about former texts is dropped. */
export function useCheck(backend: Backend, detail: MessageDetail, texts: Texts): Check {
  const [settled] = useDebouncedValue(texts, PAUSE_MS)
  const [checked, setChecked] = useState({ texts: textsOf(detail), findings: detail.findings })
  const isCurrent = sameTexts(checked.texts, texts)
  const { id } = detail

  useEffect(() => {
    setChecked({ texts: textsOf(detail), findings: detail.findings })
  }, [detail])

  useEffect(() => {
    if (isCurrent || !sameTexts(settled, texts)) return
    let isStale = false
    backend.check({ id, texts: settled }).then(
      (findings) => {
        if (!isStale) setChecked({ texts: settled, findings })
      },
      // Without a check nothing is lost: the server checks what it is asked to save.
      () => undefined,
    )
    return () => {
      isStale = true
    }
  }, [backend, id, settled, texts, isCurrent])

  return { findings: checked.findings, isCurrent, setFindings: (findings) => setChecked({ texts, findings }) }
}
