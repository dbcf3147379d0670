import pc from 'picocolors'

/**
 * Whether to print colours: on a terminal, or where FORCE_COLOR asks for them, and never with NO_COLOR
 * (https://no-color.org). picocolors alone takes a set `CI` for a terminal, whose readers are files and programs.
 */
function wantsColors(env: NodeJS.ProcessEnv, isTerminal: boolean): boolean {
  return !env['NO_COLOR'] && (isTerminal || Boolean(env['FORCE_COLOR']))
}

/** picocolors for what is printed to standard output. */
export const colors = pc.createColors(wantsColors(process.env, process.stdout.isTTY === true))
