import IconBriefcase from '#icons/IconBriefcase.mjs'
import IconMessage2 from '#icons/IconMessage2.mjs'
import type en from '#locales/en/pages/contacts.json'
import { siteEnv } from '../config/siteEnv.ts'
import { FormSlot } from '../forms/FormSlot.tsx'
import { useMessages } from '../i18n/useMessages.tsx'
import { Cards } from '../sections/CardGrid/CardGrid.tsx'
import { FormSection } from '../sections/FormSection/FormSection.tsx'
import { Hero } from '../sections/Hero/Hero.tsx'
import { Offices } from '../sections/Offices/Offices.tsx'
import { ButtonLink } from '../ui/ButtonLink/ButtonLink.tsx'

export const namespaces = ['forms'] as const

const options = {
  sales: { Icon: IconMessage2, page: 'contacts', hash: 'contact-form' },
  jobs: { Icon: IconBriefcase, page: 'careers', hash: undefined },
} as const

const facts = ['message', 'files', 'quotation', 'pilot', 'approval', 'time'] as const

export default function Contacts() {
  const { m, head, fields, itemsWith } = useMessages<typeof en>('pages/contacts')
  const cards = itemsWith('options.items', options).map((option) => ({
    ...option,
    action: m(`options.items.${option.id}.action`),
  }))
  return (
    <>
      <Hero
        title={m('hero.title')}
        subtitle={m('hero.subtitle')}
        specimen={
          <>
            <h2 className="visually-hidden">{m('options.title')}</h2>
            <Cards columns={2} cards={cards} />
          </>
        }
      >
        <ButtonLink page="contacts" hash="contact-form">
          {m('hero.primary')}
        </ButtonLink>
        <ButtonLink page="careers" secondary>
          {m('hero.secondary')}
        </ButtonLink>
      </Hero>
      <FormSection
        id="contact-form"
        {...head('form')}
        factsTitle={m('form.factsTitle')}
        facts={fields('form.facts', facts, ['label', 'text'])}
        emailLabel={m('form.facts.email.label')}
      >
        <FormSlot form="contact" action={siteEnv.contactFormUrl} />
      </FormSection>
      <Offices title={m('locations.title')} />
    </>
  )
}
