import type { State } from './states.ts'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** All that a form can say: its errors, that it is being sent, that it was, and that it could not be. Nothing is sent. */
export async function* formStates(form: HTMLFormElement): AsyncGenerator<State> {
  const state = (name: string): State => ({ name: `form ${name}`, root: form })
  const isBusy = () => form.getAttribute('aria-busy') === 'true'
  skipHold()
  for (const email of ['', 'text']) {
    fill(form, (field) => (field.type === 'email' ? email : ''))
    form.requestSubmit()
    await until('errors', () => form.querySelector('[aria-invalid="true"]') !== null)
    yield state('with errors')
  }
  for (const outcome of ['success', 'failure'] as const) {
    fill(form, validValue)
    const answer = holdRequest()
    form.requestSubmit()
    await until('being sent', isBusy)
    yield state('being sent')
    answer(new Response('{}', { status: outcome === 'success' ? 200 : 500 }))
    await until(outcome, () => !isBusy())
    yield state(outcome)
  }
}

/** Gives every field that a visitor sees a value, and leaves it as a visitor does. */
function fill(form: HTMLFormElement, choose: (field: Field) => string): void {
  const selector = ':is(input:not([type="hidden"]), textarea, select):not([aria-hidden="true"] *)'
  for (const field of form.querySelectorAll<Field>(selector)) {
    field.value = choose(field)
    field.focus()
    field.blur()
  }
}

/** One that is accepted; no link looks like this one, so that the form says so. */
function validValue(field: Field): string {
  if (field instanceof HTMLSelectElement) return field.options[field.options.length - 1]?.value ?? ''
  return field.type === 'email' ? 'name@site.invalid' : 'text'
}

/** A form that is sent at once is held for some seconds: for this page, a minute has passed since it was shown. */
function skipHold(): void {
  const now = performance.now.bind(performance)
  performance.now = () => now() + 60_000
}

/** Lets the next request wait for the answer that the returned function is given. */
function holdRequest(): (response: Response) => void {
  const { fetch } = window
  let answer: (response: Response) => void = () => undefined
  window.fetch = () =>
    new Promise((resolve) => {
      window.fetch = fetch
      answer = resolve
    })
  return (response) => answer(response)
}

/** Waits, for a second at most. */
async function until(what: string, condition: () => boolean): Promise<void> {
  for (let frame = 0; frame < 60; frame += 1) {
    if (condition()) return
    await new Promise(requestAnimationFrame)
  }
  throw new Error(`The form could not be measured: expected "${what}", found none.`)
}
