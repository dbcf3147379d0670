import { styleText } from 'node:util'

/** Runs one named step of the build and prints its line: name, note, time. */
export async function task<T>(name: string, run: (note: (text: string) => void) => Promise<T>): Promise<T> {
  const started = performance.now()
  const { isTTY } = process.stdout
  let detail = ''
  if (isTTY) process.stdout.write(styleText('dim', `· ${name} …`))
  const finish = (mark: string) => {
    const seconds = (performance.now() - started) / 1000
    const rewind = isTTY ? '\r\u001B[2K' : ''
    console.log(`${rewind}${mark} ${name}${detail ? `: ${detail}` : ''} ${styleText('dim', `${seconds.toFixed(1)} s`)}`)
  }
  try {
    const result = await run((text) => {
      detail = text
    })
    finish(styleText('green', '✓'))
    return result
  } catch (error) {
    finish(styleText('red', '✗'))
    throw error
  }
}
