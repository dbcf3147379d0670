/** A service that tells people from robots. Addresses are those of its documentation; the keys are the owner's. */
export interface CaptchaService {
  /** The script that draws the challenge into the elements of its class. */
  readonly script: string
  readonly className: string
  /** The object that the script makes, by which a challenge is drawn anew: an answer holds for one message. */
  readonly global: string
  /** The height of the challenge in px, so that nothing moves when it comes. */
  readonly height: number
  /** The hidden field that the script adds to the form, with the answer. */
  readonly field: string
  /** Where the receiver has an answer checked. */
  readonly check: string
  /** What its pages may load, for the security policy. */
  readonly sources: readonly string[]
}

export const captchaServices = {
  // https://developers.cloudflare.com/turnstile/get-started/
  turnstile: {
    script: 'https://challenges.cloudflare.com/turnstile/v0/api.js',
    className: 'cf-turnstile',
    global: 'turnstile',
    height: 65,
    field: 'cf-turnstile-response',
    check: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
    sources: ['https://challenges.cloudflare.com'],
  },
  // https://docs.hcaptcha.com/
  hcaptcha: {
    script: 'https://js.hcaptcha.com/1/api.js',
    className: 'h-captcha',
    global: 'hcaptcha',
    height: 78,
    field: 'h-captcha-response',
    check: 'https://api.hcaptcha.com/siteverify',
    sources: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
  },
} as const satisfies Readonly<Record<string, CaptchaService>>

/** What a variable that chooses a service has to be. */
export const captchaExpected = `${Object.keys(captchaServices)
  .map((name) => `"${name}:"`)
  .join(' or ')} and the key, as in turnstile:0x4AAA`

/** The service and the key of a variable such as "turnstile:0x4AAA"; null for anything else. */
export function captchaOf(value: string | null): { readonly service: CaptchaService; readonly key: string } | null {
  const [, name, key] = /^(turnstile|hcaptcha):([\w.-]+)$/.exec(value ?? '') ?? []
  return (name === 'turnstile' || name === 'hcaptcha') && key ? { service: captchaServices[name], key } : null
}
