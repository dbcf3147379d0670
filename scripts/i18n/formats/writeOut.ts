import { writeTogether } from '../../lib/write.ts'

/** Writes a file that only other tools read, or with "-" prints it, and says in words what it holds. */
export async function writeOut(file: string, text: string, what: string): Promise<void> {
  if (file !== '-') {
    await writeTogether(new Map([[file, text]])).catch((error: Error) => {
      throw new Error(`${file}: expected a file that can be written, found ${error.message}.`)
    })
    console.log(`Wrote ${file}: ${what}.`)
    return
  }
  process.stdout.write(text)
  // What is said about the file must not get into it.
  console.error(`Wrote ${what}.`)
}
