import { exclusively } from '../../project/exclusively.ts'
import { readRaw } from '../../messages/fileEdits.ts'
import type { LastStep } from '../../protocol/calls.ts'
import type { Edited, Saved, Workplace } from './perform.ts'

/** A change of this session, with its files before and after it. */
interface Step extends LastStep, Omit<Saved, 'kind'> {}

/** Each step holds whole files in memory, so there is a limit. */
const KEPT = 50

/** The changes of one editor session, in memory. Undo reverts the last one. */
export function sessionSteps({ project }: Pick<Workplace, 'project'>) {
  const steps: Step[] = []
  return {
    last(): LastStep | null {
      const step = steps.at(-1)
      return step ? { id: step.id, done: step.done } : null
    },
    add({ before, after }: Saved, done: LastStep): void {
      if (after.size === 0) return
      steps.push({ ...done, before, after })
      if (steps.length > KEPT) steps.shift()
    },
    /** Restores the files of the last step, which must be of message `id`. Refused if one of them has changed since. */
    undo: (id: string): Promise<Edited> =>
      exclusively(project, async (write) => {
        const step = steps.at(-1)
        if (step?.id !== id)
          return { kind: 'refused', reason: 'Another change was made after this one. Undo that one first.' }
        const present = await readRaw(step.after.keys())
        if ([...step.after].some(([file, text]) => present.get(file) !== text))
          return { kind: 'refused', reason: 'The file was changed since then. This cannot be undone.' }
        const after = new Map([...step.before].map(([file, text]) => [file, text ?? emptyFile(file)]))
        await write(after)
        steps.pop()
        return { kind: 'saved', before: present, after }
      }),
  }
}

const emptyFile = (file: string) => (file.endsWith('.json') ? '{}\n' : '')
