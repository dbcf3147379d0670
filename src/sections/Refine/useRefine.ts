import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { REPLAY } from '../../config/protocol.ts'
import { useLocale } from '../../i18n/LocaleContext.ts'

type Tool = typeof import('./RefineTool.tsx')

/** The state of the chosen file and its tool. A click made before hydration is repeated. */
export function useRefine() {
  const { locale } = useLocale()
  const root = useRef<HTMLDivElement>(null)
  // The attempt is incremented with each file, so that a result of an earlier file is not shown.
  const [{ file, attempt }, setChosen] = useState<{ file: File | null; attempt: number }>({ file: null, attempt: 0 })
  const [tool, setTool] = useState<Tool | null>(null)
  const [isLost, setLost] = useState(false)
  const choose = (chosen: File | null) => setChosen((before) => ({ file: chosen, attempt: before.attempt + 1 }))
  const load = async (then: (loaded: Tool) => void | Promise<void>) => {
    try {
      const loaded = await import('./RefineTool.tsx')
      await then(loaded)
      setLost(false)
      setTool(loaded)
    } catch {
      setLost(true)
    }
  }
  const replay = useEffectEvent(() => {
    root.current?.querySelector<HTMLElement>(`[${REPLAY}="true"]`)?.click()
  })
  useLayoutEffect(() => replay(), [])
  return {
    ...{ root, file, attempt, tool: tool?.RefineTool ?? null, isLost },
    choose: (chosen: File | null) => {
      choose(chosen)
      void load(() => {})
    },
    chooseExample: () => void load(async ({ exampleFile }) => choose(await exampleFile(locale.code))),
  }
}
