import type en from '#locales/en/pages/not-found.json'
import { useMessages } from '../i18n/useMessages.tsx'
import { NotFoundArt } from '../sections/NotFoundArt/NotFoundArt.tsx'
import { NoticeBanner } from '../sections/NoticeBanner/NoticeBanner.tsx'

export default function NotFound() {
  const { m } = useMessages<typeof en>('pages/not-found')
  return (
    <NoticeBanner
      ground={<NotFoundArt />}
      title={m('title')}
      text={m('text')}
      suggestionsTitle={m('suggestions.title')}
      suggestions={['home', 'services', 'solutions-by-industry', 'contacts']}
    />
  )
}
