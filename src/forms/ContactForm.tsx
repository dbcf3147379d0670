import { NativeSelect, Textarea, TextInput } from '@mantine/core'
import type forms from '#locales/en/forms.json'
import { useMessages } from '../i18n/useMessages.tsx'
import { FormFrame } from './FormFrame.tsx'
import { fieldStyles } from './fieldStyles.ts'
import { services } from './schema.ts'
import { useManagedForm } from './useManagedForm.ts'

/** The contact form: service, full name and e-mail required, comments optional. */
export function ContactForm({ action }: { readonly action: string }) {
  const { m } = useMessages<typeof forms>('forms')
  const form = useManagedForm('contact', action)
  const error = (name: 'service' | 'fullName' | 'email') => {
    const found = form.errorOf(name)
    return found && m(`errors.${found}`)
  }
  return (
    <FormFrame form={form} action={action} submit={m('contact.submit')}>
      <NativeSelect
        {...fieldStyles}
        id="contact-service"
        name="service"
        label={m('contact.service.label')}
        defaultValue=""
        error={error('service')}
        rightSectionProps={{ 'aria-hidden': true }}
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
        type="text"
        label={m('contact.fullName.label')}
        autoComplete="name"
        error={error('fullName')}
        required
      />
      <TextInput
        {...fieldStyles}
        id="contact-email"
        name="email"
        type="email"
        dir="ltr"
        label={m('contact.email.label')}
        autoComplete="email"
        error={error('email')}
        required
      />
      <Textarea {...fieldStyles} id="contact-comments" name="comments" label={m('contact.comments.label')} />
    </FormFrame>
  )
}
