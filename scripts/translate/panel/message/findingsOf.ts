import type { Finding } from '../../../lib/output.ts'
import type { MessageDetail } from '../../protocol.ts'
import { formName } from '../text/texts.ts'

/** The findings to show beside a form: its own, and beside the first form also those of the message as a whole. */
export function findingsOf(findings: readonly Finding[], { id, forms }: MessageDetail, name: string): Finding[] {
  const keys = new Map(forms.map((form) => [`${id}_${form.category}`, formName(form)]))
  const first = forms[0] && formName(forms[0])
  return findings.filter(({ key }) => (keys.get(key) ?? first) === name)
}
