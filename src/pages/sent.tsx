import type en from '#locales/en/pages/sent.json'
import { joined } from '../i18n/joined.tsx'
import { useCommon } from '../i18n/useCommon.ts'
import { useMessages } from '../i18n/useMessages.tsx'
import { NoticeBanner } from '../sections/NoticeBanner/NoticeBanner.tsx'

const suggestions = ['home', 'services', 'solutions-by-industry', 'careers'] as const

export default function Sent() {
  const { m } = useMessages<typeof en>('pages/sent')
  const common = useCommon()
  return (
    <NoticeBanner
      title={m('title')}
      text={joined(m('text'), m('quotation'))}
      suggestionsTitle={m('suggestions.title')}
      suggestions={suggestions.map((page) => ({ page, label: common.m(`nav.pages.${page}`) }))}
    />
  )
}
