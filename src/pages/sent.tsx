import type en from '#locales/en/pages/sent.json'
import { joined } from '../i18n/joined.tsx'
import { useMessages } from '../i18n/useMessages.tsx'
import { NoticeBanner } from '../sections/NoticeBanner/NoticeBanner.tsx'

export default function Sent() {
  const { m } = useMessages<typeof en>('pages/sent')
  return (
    <NoticeBanner
      title={m('title')}
      text={joined(m('text'), m('quotation'))}
      suggestionsTitle={m('suggestions.title')}
      suggestions={['home', 'services', 'solutions-by-industry', 'careers']}
    />
  )
}
