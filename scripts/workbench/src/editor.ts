/** The commands of the workbench, and the one that starts the editor. */
export { editCommand } from './cli/edit.ts'
export { plainErrors } from './cli/plainErrors.ts'
export { runNamed } from './cli/run.ts'
