import { messageOf } from '../lib/run.ts'
import { type CaptchaService, captchaServices } from '../../src/config/captcha.ts'
import { type FieldValues, type FormId, fieldsOf } from '../../src/forms/fields.ts'
import type { Sent } from './post.ts'

/** What is done with a message that may be spam: told with a mark, kept without telling, or not taken. */
export const spamActions = ['mark', 'hold', 'refuse'] as const

/** How spam is known, and what is done with it. */
export interface SpamRules {
  readonly action: (typeof spamActions)[number]
  /** How many links a message may have. One that no page's script has sent may have none. */
  readonly links: number
  /** Checks the answers to challenges; null where forms have none. */
  readonly captcha: { readonly service: CaptchaService; readonly key: string } | null
}

/** A message that links much is told with a mark: nothing that a person has written is lost. */
export const defaultSpamRules: SpamRules = { action: 'mark', links: 2, captcha: null }

/** Why a message may be spam: it has many links, or no valid answer to the challenge. */
export type Doubt = 'links' | 'captcha'

interface Suspect {
  readonly form: FormId
  readonly fields: FieldValues
  readonly sent: Sent
  /** The script of a page has sent it: robots that know the form by its HTML do without. */
  readonly byScript: boolean
}

/** What speaks against a message; nothing where the captcha's service cannot be asked, which is logged. */
export async function doubtsOf({ form, fields, sent, byScript }: Suspect, rules: SpamRules): Promise<readonly Doubt[]> {
  const texts = fieldsOf(form).flatMap(({ name, kind }) => (kind === 'link' ? [] : [fields[name] ?? '']))
  const links = texts.join('\n').match(/https?:\/\/|\bwww\.|\[url|<a\s/gi)?.length ?? 0
  return [
    ...(links > (byScript ? rules.links : 0) ? (['links'] as const) : []),
    ...((await isAnswered(sent, rules)) ? [] : (['captcha'] as const)),
  ]
}

/** The fields that the scripts of captchas add to a form, whether or not this receiver has them checked. */
export const captchaFields: readonly string[] = Object.values(captchaServices).map(({ field }) => field)

/** How long the service may take, in ms. */
const TIMEOUT = 5_000

/** Both services check alike. The sender's address is not told them. */
async function isAnswered(sent: Sent, { captcha }: SpamRules): Promise<boolean> {
  if (!captcha) return true
  const { service, key } = captcha
  const [answer] = sent.get(service.field) ?? []
  if (!answer) return false
  try {
    const body = new URLSearchParams({ secret: key, response: answer })
    const response = await fetch(service.check, { method: 'POST', body, signal: AbortSignal.timeout(TIMEOUT) })
    if (!response.ok) throw new Error(`status ${response.status}`)
    const result: unknown = await response.json()
    return typeof result === 'object' && result !== null && 'success' in result && result.success === true
  } catch (error) {
    console.error(`${service.check}: an answer could not be checked, and its message is taken: ${messageOf(error)}`)
    return true
  }
}
