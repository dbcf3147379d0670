import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { debounce, watchFolder, type Watching } from '../../src/server/watch.ts'
import { makeFolder } from '../fixtures/folder.ts'

const never = (error: unknown) => expect.unreachable(String(error))

describe('a watched folder', () => {
  let folder: string
  let onChange: ReturnType<typeof vi.fn<() => Promise<void>>>
  let watching: Watching
  beforeEach(async () => {
    folder = await makeFolder()
    await mkdir(file('pl/pages'), { recursive: true })
    onChange = vi.fn(async () => {})
    watching = await watchFolder({ folder, onChange, onError: never })
  })
  afterEach(() => watching.end())

  const file = (name: string) => path.join(folder, name)
  const isNoticed = async (change: () => Promise<unknown>) => {
    onChange.mockClear()
    await change()
    await vi.waitFor(() => expect(onChange).toHaveBeenCalled(), 10_000)
  }

  it('reports each time a file is written, replaced, removed or created in a new folder', async () => {
    await isNoticed(() => writeFile(file('pl/common.json'), '{"a":"b"}'))
    await isNoticed(() => writeFile(file('pl/forms.json'), '{}'))
    for (const text of ['1', '2', '3']) {
      await isNoticed(async () => {
        await writeFile(file('pl/pages/next'), text)
        await rename(file('pl/pages/next'), file('pl/pages/about.json'))
      })
    }
    await isNoticed(async () => {
      await mkdir(file('de/pages'), { recursive: true })
      await writeFile(file('de/pages/about.json'), '{}')
    })
    await isNoticed(() => writeFile(file('de/pages/about.json'), '{"a":"b"}'))
    await isNoticed(async () => {
      await rm(file('pl'), { recursive: true })
      await mkdir(file('pl/pages'), { recursive: true })
    })
    await isNoticed(() => writeFile(file('pl/pages/about.json'), '{}'))
    await isNoticed(() => rm(file('pl/pages/about.json')))
  })

  it('reports later changes of a file that was written here, but not that write', async () => {
    await writeFile(file('pl/common.json'), '{}')
    await watching.know([file('pl/common.json')])
    await setTimeout(300)
    expect(onChange).not.toHaveBeenCalled()
    await isNoticed(() => writeFile(file('pl/common.json'), '{"a":"b"}'))
  })
})

describe('debounce', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('runs again for a call during a run, and never concurrently', async () => {
    let running = 0
    const seen: number[] = []
    let value = 0
    const { call } = debounce(async () => {
      expect(++running).toBe(1)
      const read = value
      await new Promise((resolve) => globalThis.setTimeout(resolve, 300))
      seen.push(read)
      running--
    }, never)
    for (const next of [1, 2, 3, 4]) {
      value = next
      call()
      await vi.advanceTimersByTimeAsync(120)
    }
    await vi.advanceTimersByTimeAsync(2000)
    expect(seen.at(-1)).toBe(4)
  })
})
