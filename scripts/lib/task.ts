import { appendFileSync } from 'node:fs'
import { colors } from './colors.ts'

/** What a step cost the whole process, its threads included; `peakMegabytes` is the largest resident memory until its end. */
export interface StepCost {
  readonly name: string
  readonly seconds: number
  readonly cpuSeconds: number
  readonly peakMegabytes: number
}

/**
 * Runs one named step of the build and prints its line: what, how much, how long. `npm run bench -- --build` names a file
 * in ISOGLOSS_COSTS; each step adds a line of JSON to it (StepCost).
 */
export async function task<T>(name: string, run: (note: (text: string) => void) => Promise<T>): Promise<T> {
  const started = performance.now()
  const before = process.cpuUsage()
  let detail = ''
  if (process.stdout.isTTY) process.stdout.write(colors.dim(`· ${name} …`))
  const finish = (mark: string) => {
    const seconds = (performance.now() - started) / 1000
    noteCost(name, seconds, process.cpuUsage(before))
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

function noteCost(name: string, seconds: number, { user, system }: NodeJS.CpuUsage): void {
  const file = process.env['ISOGLOSS_COSTS']
  if (!file) return
  const peakMegabytes = process.resourceUsage().maxRSS / 1024
  const cost: StepCost = { name, seconds, cpuSeconds: (user + system) / 1e6, peakMegabytes }
  appendFileSync(file, `${JSON.stringify(cost)}\n`)
}
