import type formMessages from '#locales/en/forms.json'
import type en from '#locales/en/pages/not-sent.json'
import { joined } from '../i18n/joined.tsx'
import { useMessages } from '../i18n/useMessages.tsx'
import { NoticeBanner } from '../sections/NoticeBanner/NoticeBanner.tsx'
import { Emails } from '../ui/Emails/Emails.tsx'

export const namespaces = ['forms'] as const

export default function NotSent() {
  const { m } = useMessages<typeof en>('pages/not-sent')
  const forms = useMessages<typeof formMessages>('forms')
  return (
    <NoticeBanner
      title={m('title')}
      text={joined(m('text'), joined(forms.m('outcome.write'), <Emails />))}
      suggestionsTitle={m('suggestions.title')}
      suggestions={['contacts', 'freelance', 'home']}
    />
  )
}
