/** Lets the browser handle what is waiting, input first, before work goes on: https://wicg.github.io/scheduling-apis/. */
export function yieldToMain(): Promise<void> {
  // Typed as if every browser had it.
  return window.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve))
}
