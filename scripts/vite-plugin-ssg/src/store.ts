import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Store } from '../index.d.ts'

export function folderStore(folder: string): Store {
  const pathOf = (name: string) => path.join(folder, name)
  const store: Store = {
    pathOf,
    read: async (name) => {
      try {
        return JSON.parse(await readFile(pathOf(name), 'utf8'))
      } catch {
        return null
      }
    },
    write: async (name, value) => {
      await mkdir(folder, { recursive: true })
      // Whole, or not there: a build may be cut off.
      await writeFile(`${pathOf(name)}.${process.pid}`, JSON.stringify(value))
      await rename(`${pathOf(name)}.${process.pid}`, pathOf(name))
    },
    readFolder: (name) => store.read(`${name}.json`),
    moveFolder: async (made, name) => {
      await rm(`${pathOf(name)}.json`, { force: true })
      await rm(pathOf(name), { recursive: true, force: true })
      await mkdir(folder, { recursive: true })
      // A cache on another file system cannot be moved to.
      await rename(made, pathOf(name)).catch(() => cp(made, pathOf(name), { recursive: true }))
    },
    sealFolder: (name, meta) => store.write(`${name}.json`, meta),
  }
  return store
}
