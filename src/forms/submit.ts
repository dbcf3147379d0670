import type { FormId } from './fields.ts'

/** Response timeout in ms. */
const ANSWER_TIMEOUT = 20_000

export interface Submission {
  readonly form: FormId
  readonly url: string
  readonly data: FormData
}

/**
 * Posts a form as multipart data. Returns true if the response status is ok. Any failure (rejection, network error, no
 * answer within 20 s) is logged to the console and returns false; nothing is thrown.
 */
export async function submit({ form, url, data }: Submission): Promise<boolean> {
  const abort = new AbortController()
  const timer = setTimeout(() => abort.abort(new Error(`no answer within ${ANSWER_TIMEOUT / 1000} s`)), ANSWER_TIMEOUT)
  try {
    const response = await fetch(url, {
      method: 'POST',
      body: data,
      headers: { Accept: 'application/json' },
      signal: abort.signal,
    })
    if (response.ok) return true
    const reason = form === 'freelance' ? await errorIn(response) : `status ${response.status}`
    console.error(`The ${form} form was not accepted: ${reason}`)
  } catch (error) {
    const offline = navigator.onLine ? '' : ' (the browser is offline)'
    console.error(`The ${form} form could not be sent${offline}:`, error)
  } finally {
    clearTimeout(timer)
  }
  return false
}

/** Returns the error in a form service's JSON body, or the default text of requirement R32. */
async function errorIn(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => null)
  if (typeof body === 'object' && body !== null && 'error' in body && typeof body.error === 'string') return body.error
  return 'Form submission failed'
}
