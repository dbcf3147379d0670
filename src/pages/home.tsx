import type en from '#locales/en/pages/home.json'
import { claims } from '../config/claims.ts'
import { certificates, certificatesAreInvented, clients, factsAreInvented } from '../config/site.ts'
import { useMessages } from '../i18n/useMessages.tsx'
import { CardGrid } from '../sections/CardGrid/CardGrid.tsx'
import { CtaBanner } from '../sections/CtaBanner/CtaBanner.tsx'
import { Hero } from '../sections/Hero/Hero.tsx'
import { Logos } from '../sections/Logos/Logos.tsx'
import { Proof } from '../sections/Proof/Proof.tsx'
import { Revision } from '../sections/Revision/Revision.tsx'
import { TabsOrAccordion } from '../sections/TabsOrAccordion/TabsOrAccordion.tsx'
import { WhyChoose } from '../sections/WhyChoose/WhyChoose.tsx'
import '../theme/specimens.css'
import { ButtonLink } from '../ui/ButtonLink/ButtonLink.tsx'
import { Topic } from '../ui/Topic/Topic.tsx'

const industries = {
  pharmaceutical: { page: 'solutions-pharmaceutical' },
  medicalDevice: { page: 'solutions-medical-device' },
  clinicalTrials: { page: 'solutions-clinical-trials' },
  healthcare: { page: 'solutions-healthcare' },
} as const

const services = [
  { id: 'translation', page: 'services-translation-services' },
  { id: 'contentLocalization', page: 'services-content-services-localization' },
  { id: 'ai', page: 'ai-ai-translation' },
  { id: 'regulated', page: 'services-regulated-content' },
  { id: 'creative', page: 'services-creative-content-services' },
] as const

/** The standard without its year, which is on the page about the certificate. */
const standard = claims.iso17100.split(':')[0]
const isCertified = certificates.some(({ id }) => id === 'iso17100')

export default function Home() {
  const { m, items, itemsWith, lines } = useMessages<typeof en>('pages/home')
  /** The figures of the first screen, with links to where each can be checked. */
  const proof = [
    {
      id: 'certificate',
      value: <span translate="no">{standard}</span>,
      sample: certificatesAreInvented,
      page: 'about',
      hash: 'certificates',
    },
    { id: 'onTime', value: m('proof.onTime.value'), page: 'services-linguistic-quality', hash: 'figures' },
    { id: 'languages', value: m('proof.languages.value'), page: 'about', hash: 'languages' },
    { id: 'price', value: m('proof.price.value'), page: 'services', hash: 'examples' },
  ] as const
  const figures = proof
    .filter(({ id }) => isCertified || id !== 'certificate')
    .map((figure) => ({ sample: factsAreInvented, ...figure, label: m(`proof.${figure.id}.label`) }))
  return (
    <>
      <Hero
        size="large"
        art="map"
        title={m('hero.title')}
        subtitle={m('hero.subtitle')}
        specimen={
          <Revision
            caption={m('specimen.caption')}
            languages={m('specimen.languages')}
            stepsLabel={m('specimen.stepsLabel')}
            play={m('specimen.play')}
            steps={lines('specimen.steps', ['draft', 'secondLinguist', 'correction', 'revised'])}
          />
        }
        proof={<Proof figures={figures} />}
      >
        <ButtonLink page="contacts" toTop text="actions.getInTouch" />
        <ButtonLink page="services" secondary toTop text="actions.discoverServices" />
      </Hero>
      {clients.length > 0 ? <Logos title={m('clients.title')} /> : null}
      <CardGrid
        columns={4}
        eyebrow={m('industries.eyebrow')}
        title={m('industries.title')}
        cards={itemsWith('industries.items', industries)}
      />
      <TabsOrAccordion
        name="services"
        title={m('services.title')}
        items={services.map(({ id, page }) => ({
          id,
          label: m(`services.items.${id}.label`),
          content: <Topic title={m(`services.items.${id}.title`)} text={m(`services.items.${id}.text`)} page={page} />,
        }))}
      />
      <WhyChoose
        columns={4}
        tone="mist"
        sample={factsAreInvented}
        title={m('why.title')}
        measured={['onTime']}
        reasons={items('why.items', ['certified', 'onTime', 'reach', 'support'])}
      />
      <CtaBanner size="large" title={m('closing.title')} text={m('closing.text')}>
        <ButtonLink page="contacts" toTop onDark text="actions.getInTouch" />
        <ButtonLink page="services" secondary toTop onDark text="actions.discoverServices" />
      </CtaBanner>
    </>
  )
}
