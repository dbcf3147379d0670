import { useState } from 'react'
import { expect, it, onTestFinished } from 'vitest'
import { captchaServices } from '../../../src/config/captcha.ts'
import { Captcha } from '../../../src/forms/Captcha.tsx'
import type { SubmissionState } from '../../../src/forms/submissions.ts'
import { renderComponent } from '../renderComponent.tsx'

const source = `
  document.querySelector('.challenge').innerHTML = '<input type="hidden" name="answer" value="right">'
  window.challenge = { reset: () => document.querySelector('[name=answer]').value = 'another' }`
const service = {
  ...captchaServices.turnstile,
  script: `data:text/javascript,${encodeURIComponent(source)}`,
  className: 'challenge',
  global: 'challenge',
}

function SentForm({ outcome }: { readonly outcome: SubmissionState }) {
  const [state, setState] = useState<SubmissionState>('sending')
  return (
    <form>
      <Captcha service={service} siteKey="key" state={state} />
      <button type="button" onClick={() => setState(outcome)} />
    </form>
  )
}

it.each<SubmissionState>(['success', 'failure'])(
  'a challenge puts its answer into the form, and is drawn anew after %s',
  async (outcome) => {
    onTestFinished(() => void Reflect.deleteProperty(window, 'challenge'))
    const rendered = await renderComponent(<SentForm outcome={outcome} />, { view: 'contacts' })
    const answer = () => new FormData(rendered.querySelector('form') ?? undefined).get('answer')
    await expect.poll(answer).toBe('right')
    expect(rendered.querySelector('[data-sitekey=key]')).not.toBeNull()
    rendered.querySelector('button')?.click()
    await expect.poll(answer).toBe('another')
  },
)
