/** In place of scripts/workbench/src/lib/write.ts: files are written to where the browser keeps them, in one piece. */
import { writeTexts } from '../disk.ts'

type Write = typeof import('../../../lib/write.ts')

export const writeTogether: Write['writeTogether'] = async (files) => writeTexts(files)

/** Nothing is ever written by half. */
export const finishWriting: Write['finishWriting'] = async () => {}
