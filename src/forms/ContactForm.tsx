import { NativeSelect, Textarea, TextInput } from '@mantine/core'
import type forms from '#locales/en/forms.json'
import { parseEnv } from '../config/env.ts'
import { useMessages } from '../i18n/useMessages.tsx'
import { FormFrame } from './FormFrame.tsx'
import { fieldStyles } from './fieldStyles.ts'

/** The services that a visitor can ask for; the values are what the form service receives. */
const services = ['translation', 'localization', 'interpreting', 'consulting'] as const

/** The contact form: service, full name and e-mail required, comments optional. */
export function ContactForm() {
  const { m } = useMessages<typeof forms>('forms')
  return (
    <FormFrame action={parseEnv(import.meta.env).contactFormUrl} submit={m('contact.submit')} note={m('consent')}>
      <NativeSelect
        {...fieldStyles}
        id="contact-service"
        name="service"
        label={m('contact.service.label')}
        defaultValue=""
        required
      >
        <option value="" disabled>
          {m('contact.service.placeholder')}
        </option>
        {services.map((service) => (
          <option key={service} value={service}>
            {m(`contact.service.options.${service}`)}
          </option>
        ))}
      </NativeSelect>
      <TextInput
        {...fieldStyles}
        id="contact-name"
        name="fullName"
        label={m('contact.fullName.label')}
        autoComplete="name"
        required
      />
      <TextInput
        {...fieldStyles}
        id="contact-email"
        name="email"
        type="email"
        label={m('contact.email.label')}
        autoComplete="email"
        required
      />
      <Textarea {...fieldStyles} id="contact-comments" name="comments" label={m('contact.comments.label')} />
    </FormFrame>
  )
}
