import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { REPLAY } from '../../config/protocol.ts'
import { useLocale } from '../../i18n/LocaleContext.ts'

type Tool = typeof import('./RefineTool.tsx')

interface Chosen {
  readonly file: File | null
  readonly glossary: File | null
  /** Goes up with each choice: what was found before is then of no use. */
  readonly attempt: number
}

interface Refining {
  readonly root: RefObject<HTMLDivElement | null>
  readonly chosen: Chosen
  /** What corrects a file; null until a file is chosen and this is loaded. */
  readonly tool: Tool['RefineTool'] | null
  /** What is said to those who do not see the page change. */
  readonly status: string
  /** Whether the tool could not be loaded. */
  readonly isLost: boolean
  readonly choose: (change: Partial<Pick<Chosen, 'file' | 'glossary'>>) => void
  readonly chooseExample: () => void
  /** Leaves the focus on the field, since the button goes. */
  readonly removeGlossary: () => void
  readonly setStatus: (status: string) => void
}

/** What the visitor has chosen, and the tool for it; a button that was clicked before hydration is clicked again. */
export function useRefine(): Refining {
  const { locale } = useLocale()
  const root = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState<Chosen>({ file: null, glossary: null, attempt: 0 })
  const [tool, setTool] = useState<Tool | null>(null)
  const [status, setStatus] = useState('')
  const [isLost, setLost] = useState(false)
  const load = async (then?: (loaded: Tool) => Promise<void>) => {
    try {
      const loaded = await import('./RefineTool.tsx')
      await then?.(loaded)
      setLost(false)
      setTool(loaded)
    } catch {
      setLost(true)
    }
  }
  const choose: Refining['choose'] = (change) => {
    setChosen((before) => ({ ...before, ...change, attempt: before.attempt + 1 }))
    void load()
  }
  const chooseExample = () =>
    void load(async ({ exampleFile }) => {
      const file = await exampleFile(locale.code)
      setChosen(({ attempt }) => ({ file, glossary: null, attempt: attempt + 1 }))
    })
  const removeGlossary = () => {
    choose({ glossary: null })
    root.current?.querySelector<HTMLElement>('#refine-glossary')?.focus()
  }
  const replay = useEffectEvent(() => {
    root.current?.querySelector<HTMLElement>(`[${REPLAY}="true"]`)?.click()
  })
  useLayoutEffect(() => replay(), [])
  return {
    root,
    chosen,
    tool: tool?.RefineTool ?? null,
    status,
    isLost,
    choose,
    chooseExample,
    removeGlossary,
    setStatus,
  }
}
