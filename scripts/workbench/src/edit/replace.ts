import { messageOf } from '../lib/run.ts'
import type { Replaced, ReplaceRequest } from '../protocol/protocol.ts'
import type { Edited, Workplace } from './perform.ts'
import { saveMessage } from './save.ts'

/**
 * Saves several texts, one after the other, as they would be saved one by one; they are taken back together. What cannot be
 * saved is left as it is, with the reason. Resolves also to the files that were written.
 */
export async function replaceTexts(
  workplace: Workplace,
  { changes, person }: ReplaceRequest,
): Promise<{ replaced: Replaced; files: readonly string[] }> {
  const doing = { group: new Date().toISOString(), done: 'Replaced' }
  const replaced: string[] = []
  const left: { id: string; reason: string }[] = []
  const files = new Set<string>()
  for (const change of changes) {
    const { id } = change
    try {
      const edited = await saveMessage(workplace, { ...change, excuses: [], person }, doing)
      if (edited.kind === 'saved') {
        replaced.push(id)
        for (const file of edited.files) files.add(file)
      } else left.push({ id, reason: reasonFor(edited) })
    } catch (error) {
      left.push({ id, reason: messageOf(error) })
    }
  }
  return { replaced: { kind: 'replaced', replaced, left }, files: [...files] }
}

function reasonFor(edited: Exclude<Edited, { kind: 'saved' }>): string {
  if (edited.kind === 'refused') return edited.reason
  if (edited.kind === 'conflict') return 'It was changed elsewhere meanwhile.'
  return edited.findings.map(({ expected, found }) => `expected ${expected}, found ${found}`).join('; ')
}
