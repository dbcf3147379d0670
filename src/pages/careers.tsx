import IconFileText from '#icons/IconFileText.mjs'
import IconMessages from '#icons/IconMessages.mjs'
import IconTool from '#icons/IconTool.mjs'
import type en from '#locales/en/pages/careers.json'
import { joined } from '../i18n/joined.tsx'
import { useMessages } from '../i18n/useMessages.tsx'
import { CardGrid } from '../sections/CardGrid/CardGrid.tsx'
import { CtaBanner } from '../sections/CtaBanner/CtaBanner.tsx'
import { Hero } from '../sections/Hero/Hero.tsx'
import { ButtonLink } from '../ui/ButtonLink/ButtonLink.tsx'
import { Emails } from '../ui/Emails/Emails.tsx'

const benefits = {
  texts: { Icon: IconFileText },
  colleagues: { Icon: IconMessages },
  tools: { Icon: IconTool },
}

export default function Careers() {
  const { m, head, itemsWith } = useMessages<typeof en>('pages/careers')
  return (
    <>
      <Hero reversed title={m('hero.title')} subtitle={m('hero.subtitle')}>
        <ButtonLink page="contacts" toTop text="actions.getInTouch" />
        <ButtonLink page="freelance" hash="application-form" secondary />
      </Hero>
      <CardGrid columns={3} {...head('benefits')} cards={itemsWith('benefits.items', benefits)} />
      <CtaBanner title={m('closing.title')} text={joined(m('closing.text'), <Emails />)}>
        <ButtonLink page="contacts" toTop onDark text="actions.contactUs" />
        <ButtonLink page="freelance" secondary toTop onDark />
      </CtaBanner>
    </>
  )
}
