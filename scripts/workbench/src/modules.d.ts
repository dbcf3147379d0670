/** The project's own module, under the name by which the marked build resolves it. */
declare module 'workbench:application' {
  export const application: import('./frame/application.ts').ProjectApplication
}
