import { colors } from './colors.ts'

/** Runs one named step of the build and prints its line: what, how much, how long. */
export async function task<T>(name: string, run: (note: (text: string) => void) => Promise<T>): Promise<T> {
  const started = performance.now()
  let detail = ''
  if (process.stdout.isTTY) process.stdout.write(colors.dim(`· ${name} …`))
  const finish = (mark: string) => {
    const seconds = (performance.now() - started) / 1000
    const rewind = process.stdout.isTTY ? '\r\u001B[2K' : ''
    console.log(`${rewind}${mark} ${name}${detail ? `: ${detail}` : ''} ${colors.dim(`${seconds.toFixed(1)} s`)}`)
  }
  try {
    const result = await run((text) => {
      detail = text
    })
    finish(colors.green('✓'))
    return result
  } catch (error) {
    finish(colors.red('✗'))
    throw error
  }
}
