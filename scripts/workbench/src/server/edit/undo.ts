import { readRaw } from '../../messages/fileEdits.ts'
import { exclusively } from '../../project/exclusively.ts'
import type { Edited, Saved, Workplace } from './perform.ts'

/** A change of this session, with its files before and after it. */
interface Step extends Omit<Saved, 'kind'> {
  /** Its message. */
  readonly id: string
}

/** Each step holds whole files in memory, so there is a limit. */
const KEPT = 50

/** The changes of one editor session, in memory. Undo reverts the last one. */
export function sessionSteps({ project }: Pick<Workplace, 'project'>) {
  const steps: Step[] = []
  return {
    /** The message of the last step. */
    last: (): string | undefined => steps.at(-1)?.id,
    add({ id, before, after }: Step): void {
      if (after.size === 0) return
      steps.push({ id, before, after })
      if (steps.length > KEPT) steps.shift()
    },
    /** Restores the files of the last step. Refused if one of them has changed since. */
    undo: (): Promise<Edited> =>
      exclusively(project, async (write) => {
        const step = steps.at(-1)
        if (!step) return { kind: 'refused', reason: 'There is nothing to undo.' }
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
