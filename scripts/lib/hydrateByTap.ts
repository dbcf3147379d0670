/**
 * For a page's own context (`page.evaluate(hydrateByTap, HYDRATED_ROOT)`): taps a control that every page has, at which the
 * application is loaded (src/enhance/hydrateOnIntent.ts), until an element matches the selector. It taps again because nobody
 * listens before the first script has run. Neither focus, choice (an event that is no mouse's chooses nothing) nor the place on
 * the page changes.
 */
export async function hydrateByTap(selector: string): Promise<void> {
  while (!document.querySelector(selector)) {
    document.querySelector('[name=scheme]')?.dispatchEvent(new Event('click', { bubbles: true }))
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
