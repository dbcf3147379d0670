import type { FormId } from './fields.ts'

/** How long an answer is waited for, in ms. */
const ANSWER_TIMEOUT = 20_000

/** Where a form goes and what goes there. */
export interface Submission {
  readonly form: FormId
  readonly url: string
  readonly data: FormData
  /** The same for each try to send this message: a receiver of ours stores it once. */
  readonly key: string
}

/**
 * Posts a form as multipart and tells whether it arrived: an ok status is all that counts. Every failure (refusal,
 * network, no answer within 20 s) is logged to the console with what is known of it, and is false; nothing is thrown.
 */
export async function submit({ form, url, data, key }: Submission): Promise<boolean> {
  const abort = new AbortController()
  const timer = setTimeout(() => abort.abort(new Error(`no answer within ${ANSWER_TIMEOUT / 1000} s`)), ANSWER_TIMEOUT)
  try {
    const response = await fetch(url, {
      method: 'POST',
      body: data,
      headers: { Accept: 'application/json', ...(isOurs(url) ? { 'Idempotency-Key': key } : {}) },
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

/** To another origin the header would have to be asked for first, and a form service may not allow it. */
function isOurs(url: string): boolean {
  return new URL(url, location.href).origin === location.origin
}

/** The error that a form service gives in its JSON body, or the default text of requirement R32. */
async function errorIn(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => null)
  if (typeof body === 'object' && body !== null && 'error' in body && typeof body.error === 'string') return body.error
  return 'Form submission failed'
}
