import IconFileText from '#icons/IconFileText.mjs'
import IconMessages from '#icons/IconMessages.mjs'
import IconTool from '#icons/IconTool.mjs'
import type en from '#locales/en/pages/careers.json'
import { joined } from '../i18n/joined.tsx'
import { useCommon } from '../i18n/useCommon.ts'
import { useMessages } from '../i18n/useMessages.tsx'
import { CardGrid } from '../sections/CardGrid/CardGrid.tsx'
import { CtaCard } from '../sections/CtaCard/CtaCard.tsx'
import { Hero } from '../sections/Hero/Hero.tsx'
import { ButtonLink } from '../ui/ButtonLink/ButtonLink.tsx'
import { Emails } from '../ui/Emails/Emails.tsx'

const icons = {
  texts: <IconFileText size={28} stroke={1.5} aria-hidden="true" />,
  colleagues: <IconMessages size={28} stroke={1.5} aria-hidden="true" />,
  tools: <IconTool size={28} stroke={1.5} aria-hidden="true" />,
}

export default function Careers() {
  const { m, items } = useMessages<typeof en>('pages/careers')
  const common = useCommon()
  const benefits = items('benefits.items', ['texts', 'colleagues', 'tools'])
  return (
    <>
      <Hero reversed title={m('hero.title')} subtitle={m('hero.subtitle')} />
      <CardGrid
        columns={3}
        title={m('benefits.title')}
        lead={m('benefits.lead')}
        cards={benefits.map((benefit) => ({ ...benefit, icon: icons[benefit.id] }))}
      />
      <CtaCard view="freelance" title={m('closing.title')} text={joined(m('closing.text'), <Emails />)}>
        <ButtonLink page="contacts" toTop>
          {common.m('actions.contactUs')}
        </ButtonLink>
        <ButtonLink page="freelance" secondary toTop>
          {common.m('nav.pages.freelance')}
        </ButtonLink>
      </CtaCard>
    </>
  )
}
