import { Textarea, TextInput } from '@mantine/core'
import type forms from '#locales/en/forms.json'
import { parseEnv } from '../config/env.ts'
import { useMessages } from '../i18n/useMessages.tsx'
import { FormFrame } from './FormFrame.tsx'
import { fieldStyles } from './fieldStyles.ts'

/** The linguists' application: full name, e-mail and a link to a CV required, comments optional. */
export function FreelanceForm() {
  const { m } = useMessages<typeof forms>('forms')
  return (
    <FormFrame action={parseEnv(import.meta.env).freelanceFormUrl} submit={m('freelance.submit')} note={m('consent')}>
      <TextInput
        {...fieldStyles}
        id="freelance-name"
        name="fullName"
        label={m('freelance.fullName.label')}
        autoComplete="name"
        required
      />
      <TextInput
        {...fieldStyles}
        id="freelance-email"
        name="email"
        type="email"
        label={m('freelance.email.label')}
        autoComplete="email"
        required
      />
      <TextInput
        {...fieldStyles}
        id="freelance-cv"
        name="cv"
        label={m('freelance.cv.label')}
        description={m('freelance.cv.hint')}
        inputWrapperOrder={['label', 'description', 'input']}
        required
      />
      <Textarea {...fieldStyles} id="freelance-comments" name="comments" label={m('freelance.comments.label')} />
    </FormFrame>
  )
}
