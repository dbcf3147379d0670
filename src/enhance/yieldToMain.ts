/** Yields to pending browser tasks, input first (https://wicg.github.io/scheduling-apis/). */
export function yieldToMain(): Promise<void> {
  // The DOM types assume that every browser has it.
  return window.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve))
}
