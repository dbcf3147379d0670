import { useEffect } from 'react'
import type { CaptchaService } from '../config/captcha.ts'
import { useLocale } from '../i18n/LocaleContext.ts'
import type { SubmissionState } from './submissions.ts'

interface CaptchaProps {
  readonly service: CaptchaService
  readonly siteKey: string
  readonly state: SubmissionState
}

/**
 * The challenge of a captcha service. Its script comes with hydration, which somebody who only reads does not cause. A
 * message without an answer, as from a page without scripts, is taken all the same (scripts/receiver/spam.ts).
 */
export function Captcha({ service, siteKey, state }: CaptchaProps) {
  const { locale } = useLocale()
  useEffect(() => {
    const script = document.createElement('script')
    script.src = service.script
    script.async = true
    document.head.append(script)
    return () => script.remove()
  }, [service])
  useEffect(() => {
    const widget: unknown = Reflect.get(window, service.global)
    const isUsed = state === 'success' || state === 'failure'
    if (isUsed && typeof widget === 'object' && widget && 'reset' in widget && typeof widget.reset === 'function')
      widget.reset()
  }, [service, state])
  // data-language is Turnstile's, data-hl hCaptcha's.
  return (
    <div
      className={service.className}
      style={{ minBlockSize: service.height }}
      data-sitekey={siteKey}
      data-language={locale}
      data-hl={locale}
      data-recaptchacompat="off"
    />
  )
}
