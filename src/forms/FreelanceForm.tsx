import { Textarea, TextInput } from '@mantine/core'
import { type FocusEvent, useState } from 'react'
import type forms from '#locales/en/forms.json'
import { useMessages } from '../i18n/useMessages.tsx'
import { FormFrame } from './FormFrame.tsx'
import { fieldStyles } from './fieldStyles.ts'
import { looksLikeLink } from './schema.ts'
import { useManagedForm } from './useManagedForm.ts'

/** The linguists' application: full name, e-mail and a link to a CV required, comments optional. */
export function FreelanceForm({ action }: { readonly action: string }) {
  const { m } = useMessages<typeof forms>('forms')
  const form = useManagedForm('freelance', action)
  const [doubtful, setDoubtful] = useState(false)
  const error = (name: 'fullName' | 'email' | 'cv') => {
    const found = form.errorOf(name)
    return found && m(`errors.${found}`)
  }
  const checkLink = (event: FocusEvent<HTMLInputElement>) => {
    const { value } = event.currentTarget
    setDoubtful(value.trim() !== '' && !looksLikeLink(value))
  }
  return (
    <FormFrame form={form} action={action} submit={m('freelance.submit')}>
      <TextInput
        {...fieldStyles}
        id="freelance-name"
        name="fullName"
        type="text"
        label={m('freelance.fullName.label')}
        autoComplete="name"
        error={error('fullName')}
        required
      />
      <TextInput
        {...fieldStyles}
        id="freelance-email"
        name="email"
        type="email"
        dir="ltr"
        label={m('freelance.email.label')}
        autoComplete="email"
        error={error('email')}
        required
      />
      <TextInput
        {...fieldStyles}
        id="freelance-cv"
        name="cv"
        type="text"
        label={m('freelance.cv.label')}
        description={
          <>
            {m('freelance.cv.hint')}
            <strong role="status">{doubtful ? m('freelance.cv.doubtful') : null}</strong>
          </>
        }
        descriptionProps={{ component: 'div' }}
        inputWrapperOrder={['label', 'description', 'input', 'error']}
        onBlur={checkLink}
        error={error('cv')}
        required
      />
      <Textarea {...fieldStyles} id="freelance-comments" name="comments" label={m('freelance.comments.label')} />
    </FormFrame>
  )
}
