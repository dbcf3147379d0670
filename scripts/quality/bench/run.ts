import { execa } from 'execa'

/** What a command cost. */
export interface Cost {
  readonly seconds: number
  readonly cpuSeconds: number
  /** Largest resident memory of the process itself, in MB. */
  readonly peakMegabytes: number
}

/** Prints the process's own resource usage when it ends; loaded into the measured process. */
const meter = `data:text/javascript,${encodeURIComponent(
  "process.on('exit', () => process.stderr.write('\\n@usage ' + JSON.stringify(process.resourceUsage()) + '\\n'))",
)}`

/** Runs a script of the project under the pinned Node in `folder` and measures it. Its exit code may be anything. */
export async function measure(folder: string, script: string, args: readonly string[]): Promise<Cost> {
  const started = performance.now()
  const { stderr } = await execa('node', ['--import', meter, script, ...args], {
    cwd: folder,
    preferLocal: true,
    reject: false,
    stdout: 'ignore',
  })
  const seconds = (performance.now() - started) / 1000
  const usage: { userCPUTime: number; systemCPUTime: number; maxRSS: number } = JSON.parse(
    stderr.slice(stderr.lastIndexOf('@usage ') + '@usage '.length),
  )
  return {
    seconds,
    cpuSeconds: (usage.userCPUTime + usage.systemCPUTime) / 1e6,
    peakMegabytes: usage.maxRSS / 1024,
  }
}
