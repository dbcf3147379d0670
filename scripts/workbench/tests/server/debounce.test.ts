import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { debounce } from '../../src/server/watch.ts'

const never = (error: unknown) => expect.unreachable(String(error))

describe('debounce', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('runs once for calls that follow each other closely', async () => {
    const task = vi.fn(async () => {})
    const { call } = debounce(task, never)
    for (let calls = 0; calls < 5; calls++) {
      call()
      await vi.advanceTimersByTimeAsync(20)
    }
    expect(task).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(100)
    expect(task).toHaveBeenCalledTimes(1)
  })

  it('runs in the midst of calls that never pause', async () => {
    const task = vi.fn(async () => {})
    const { call } = debounce(task, never)
    for (let calls = 0; calls < 100; calls++) {
      call()
      await vi.advanceTimersByTimeAsync(20)
    }
    expect(task.mock.calls.length).toBeGreaterThanOrEqual(3)
  })

  it('runs again for a call during a run, and never twice at a time', async () => {
    let running = 0
    const seen: number[] = []
    let value = 0
    const { call } = debounce(async () => {
      expect(++running).toBe(1)
      const read = value
      await new Promise((resolve) => setTimeout(resolve, 300))
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

  it('goes on after a task that has failed', async () => {
    const errors: unknown[] = []
    const task = vi.fn(async () => {
      throw new Error('not now')
    })
    const { call } = debounce(task, (error) => errors.push(error))
    for (const runs of [1, 2]) {
      call()
      await vi.advanceTimersByTimeAsync(100)
      expect([task.mock.calls.length, errors.length]).toEqual([runs, runs])
    }
  })

  it('runs no more once it is cancelled', async () => {
    const task = vi.fn(async () => {})
    const { call, cancel } = debounce(task, never)
    call()
    cancel()
    await vi.advanceTimersByTimeAsync(1000)
    expect(task).not.toHaveBeenCalled()
  })
})
