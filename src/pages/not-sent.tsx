import type en from '#locales/en/pages/not-sent.json'
import { useCommon } from '../i18n/useCommon.ts'
import { useMessages } from '../i18n/useMessages.tsx'
import { NoticeBanner } from '../sections/NoticeBanner/NoticeBanner.tsx'

const suggestions = ['contacts', 'freelance', 'home'] as const

export default function NotSent() {
  const { m } = useMessages<typeof en>('pages/not-sent')
  const common = useCommon()
  return (
    <NoticeBanner
      title={m('title')}
      text={m('text')}
      suggestionsTitle={m('suggestions.title')}
      suggestions={suggestions.map((page) => ({ page, label: common.m(`nav.pages.${page}`) }))}
    />
  )
}
