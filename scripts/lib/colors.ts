import pc from 'picocolors'

const { env, stdout } = process

/** Colours on a terminal, or where FORCE_COLOR asks for them; never with NO_COLOR. picocolors alone also takes CI for a terminal. */
export const colors = pc.createColors(!env['NO_COLOR'] && (stdout.isTTY === true || Boolean(env['FORCE_COLOR'])))
