import { execFile } from 'node:child_process'

/** Opens an address in the system's browser, if there is one. Without a browser, the user opens the printed address. */
export function openBrowser(address: string): void {
  const commands = { darwin: ['open'], win32: ['cmd', '/c', 'start', ''] } as const
  const [command, ...args] =
    process.platform === 'darwin' || process.platform === 'win32' ? commands[process.platform] : ['xdg-open']
  execFile(command, [...args, address], { timeout: 5000 }, () => {})
}

/** The time for closing, in ms. */
const PATIENCE = 5000

/** Closes and then exits on a signal (Ctrl+C, a closed terminal, a shutdown), which the parent process may send again. */
export function closeOnSignal(close: () => Promise<void>): void {
  let isClosing = false
  const stop = () => {
    if (isClosing) return
    isClosing = true
    setTimeout(() => process.exit(1), PATIENCE)
    close().then(
      () => process.exit(),
      (error) => {
        console.error(error)
        process.exit(1)
      },
    )
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
}
