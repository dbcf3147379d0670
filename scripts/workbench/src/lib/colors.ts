import pc from 'picocolors'

/**
 * True if colours are wanted: on a terminal, or if FORCE_COLOR asks for them, and never with NO_COLOR
 * (https://no-color.org). picocolors alone would also take `CI` for a terminal, although its output goes to files and
 * programs.
 */
function wantsColors(env: NodeJS.ProcessEnv, isTerminal: boolean): boolean {
  return !env['NO_COLOR'] && (isTerminal || Boolean(env['FORCE_COLOR']))
}

/** picocolors for standard output. */
export const colors = pc.createColors(wantsColors(process.env, process.stdout.isTTY === true))
