import { Progress } from '@mantine/core'
import { useEffect } from 'react'
import type en from '#locales/en/pages/ai-refinix-mt-post-editing-tool.json'
import { listFormat } from '../../i18n/lists.ts'
import { useLocale } from '../../i18n/LocaleContext.ts'
import { useColon } from '../../i18n/useColon.ts'
import { useMessages } from '../../i18n/useMessages.tsx'
import { useNumber } from '../../i18n/useNumber.ts'
import type { Values } from '../../i18n/variables.ts'
import { countOf } from './list.ts'
import type { Fault } from './protocol.ts'
import { Report } from './Report.tsx'
import classes from './RefineTool.module.css'
import { type Run, useRun } from './useRun.ts'

const files = import.meta.glob<string>('./examples/*.xlf', { query: '?raw', import: 'default' })

/** The language of the example translation on an English page, and in languages that have no example file. */
const FALLBACK = 'pl'

/** An XLIFF file with typical errors of machine translation, from English into the page's language. */
export async function exampleFile(locale: string): Promise<File> {
  const read = (language: string) => files[`./examples/${language}.xlf`]
  const language = read(locale) ? locale : FALLBACK
  return new File([(await read(language)?.()) ?? ''], `refinix.${language}.xlf`)
}

interface RefineToolProps {
  readonly file: File
  /** Receives the state of the run as a sentence. */
  readonly onStatus: (status: string) => void
}

/** Corrects a file and shows the progress, then the result. Needs a new key for each file. */
export function RefineTool({ file, onStatus }: RefineToolProps) {
  const { m } = useMessages<typeof en>('pages/ai-refinix-mt-post-editing-tool')
  const run = useRun(file)
  const faultText = useFaultText()
  const status = useStatus()(run, file.name)
  useEffect(() => onStatus(status), [status, onStatus])
  if (run.state === 'done') return <Report name={file.name} result={run.result} />
  if (run.state === 'fault') {
    return (
      <p className={classes.fault}>
        {run.fault.name === null ? null : (
          <strong>
            <bdi>{run.fault.name}</bdi>
          </strong>
        )}{' '}
        {faultText(run.fault)}
      </p>
    )
  }
  const percent = Math.round(run.share * 100)
  return (
    <div className={classes.running}>
      <p>{m('report.running', { name: file.name })}</p>
      <Progress.Root unstyled classNames={{ root: classes.progress, section: classes.bar }}>
        <Progress.Section value={percent} aria-label={file.name} />
      </Progress.Root>
    </div>
  )
}

/** Describes the state of a run in steps of a quarter, to limit screen reader announcements. */
function useStatus(): (run: Run, name: string) => string {
  const { text } = useMessages<typeof en>('pages/ai-refinix-mt-post-editing-tool')
  const number = useNumber()
  const colon = useColon()
  const { tag } = useLocale().locale
  const faultText = useFaultText()
  return (run, name) => {
    if (run.state === 'fault') return [run.fault.name, faultText(run.fault)].filter(Boolean).join(colon)
    if (run.state === 'running') {
      const quarter = Math.floor(run.share * 4) / 4
      const running = text('report.running', { name })
      return quarter > 0 ? `${running} ${number(quarter, { style: 'percent' })}` : running
    }
    const { corrected, reports } = run.result
    const figures = [
      `${text('report.figures.corrections')}${colon}${number(countOf(corrected))}`,
      `${text('report.figures.person')}${colon}${number(reports.length)}`,
    ]
    return `${text('report.done')} ${listFormat(tag).format(figures)}`
  }
}

function useFaultText(): (fault: Fault) => string {
  const { text } = useMessages<typeof en>('pages/ai-refinix-mt-post-editing-tool')
  const number = useNumber()
  return ({ code, parameters }) => {
    const shown = (name: keyof Values): string => {
      const value = parameters[name] ?? ''
      // Isolated (FSI, PDI), since code may run against the direction of the sentence.
      return typeof value === 'number' ? number(value) : `\u2068${value}\u2069`
    }
    return text(`report.faults.${code}`, {
      ...{ encoding: shown('encoding'), expected: shown('expected'), found: shown('found') },
      ...{ id: shown('id'), line: shown('line'), most: shown('most'), size: shown('size') },
    })
  }
}
