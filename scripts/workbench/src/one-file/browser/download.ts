/** In milliseconds. Firefox reads the address some time after the click. */
const KEPT = 60_000

/** Has the browser save a text as a file. */
export function download(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/xliff+xml' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), KEPT)
}
