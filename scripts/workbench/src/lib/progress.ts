import { colors } from './colors.ts'

const WIDTH = 30

/** A bar that grows with each call; a line for every tenth part where there is no terminal, none for null. */
export function progressBar(total: number, stream: NodeJS.WriteStream | null): (name: string) => void {
  let done = 0
  return (name) => {
    done += 1
    if (!stream) return
    const filled = Math.round((WIDTH * done) / Math.max(1, total))
    const bar = `${colors.green('█'.repeat(filled))}${'░'.repeat(WIDTH - filled)} ${done} of ${total}`
    if (stream.isTTY) stream.write(`\r\u001b[2K${bar}  ${done < total ? name : ''}${done < total ? '' : '\n'}`)
    else if (done === total || Math.floor((10 * done) / total) > Math.floor((10 * (done - 1)) / total)) {
      stream.write(`${done} of ${total}\n`)
    }
  }
}
