import type { Command } from 'commander'
import { acceptVerb } from './accept.ts'
import { addVerb } from './add.ts'
import { checkVerb } from './check.ts'
import { contextVerb } from './context.ts'
import { exportVerb } from './export.ts'
import { importVerb } from './import.ts'
import { pseudoVerb } from './pseudo.ts'
import { publishVerb } from './publish.ts'
import { statusVerb } from './status.ts'

/** The verbs of the workbench, in the order of its help: a translator's day first. */
export const verbs: readonly Command[] = [
  checkVerb,
  statusVerb,
  exportVerb,
  importVerb,
  acceptVerb,
  addVerb,
  publishVerb,
  contextVerb,
  pseudoVerb,
]
