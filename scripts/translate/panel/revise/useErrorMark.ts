import { useLocalStorage } from '@mantine/hooks'
import { severities } from '../../../i18n/model/mqm.ts'
import type { AnnotateRequest } from '../../protocol.ts'
import { usePanel } from '../PanelContext.ts'
import { isRecord, isText, keptValue } from '../state/keptValue.ts'

export type ErrorMark = Pick<AnnotateRequest, 'type' | 'severity' | 'comment'>

export interface ErrorMarkState {
  /** What is being written of an error; null when nothing is. */
  readonly mark: ErrorMark | null
  setMark(mark: ErrorMark | null): void
  /** Begins another one, if none is being written. */
  begin(): void
}

const first: ErrorMark = { type: 'terminology', severity: 'minor', comment: '' }

/** The error that is being marked in a message. The browser keeps it until it is recorded or cancelled, as it keeps drafts. */
export function useErrorMark(id: string): ErrorMarkState {
  const { draftsOf, workspace } = usePanel()
  const [mark, setMark] = useLocalStorage<ErrorMark | null>({
    key: `translate error ${draftsOf} ${workspace.project.target.code} ${id}`,
    defaultValue: null,
    deserialize: keptValue(isMark, null),
    getInitialValueInEffect: false,
  })
  return { mark, setMark, begin: () => setMark(mark ?? first) }
}

const isMark = (value: unknown): value is ErrorMark =>
  isRecord(value) &&
  isText(value['type']) &&
  isText(value['comment']) &&
  severities.some((severity) => severity === value['severity'])
