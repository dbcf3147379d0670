/** The commands of the workbench, and the one that starts the editor. */
export { editCommand } from './commands/edit.ts'
export { runNamed } from './commands/run.ts'
