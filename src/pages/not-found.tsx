import type en from '#locales/en/pages/not-found.json'
import { useCommon } from '../i18n/useCommon.ts'
import { useMessages } from '../i18n/useMessages.tsx'
import { NotFoundArt } from '../sections/NotFoundArt/NotFoundArt.tsx'
import { NoticeBanner } from '../sections/NoticeBanner/NoticeBanner.tsx'

const suggestions = ['home', 'services', 'solutions-by-industry', 'contacts'] as const

export default function NotFound() {
  const { m } = useMessages<typeof en>('pages/not-found')
  const common = useCommon()
  return (
    <NoticeBanner
      ground={<NotFoundArt />}
      title={m('title')}
      text={m('text')}
      suggestionsTitle={m('suggestions.title')}
      suggestions={suggestions.map((page) => ({ page, label: common.m(`nav.pages.${page}`) }))}
    />
  )
}
