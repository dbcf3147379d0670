import IconDevices from '#icons/IconDevices.mjs'
import IconFileCode from '#icons/IconFileCode.mjs'
import IconListSearch from '#icons/IconListSearch.mjs'
import IconRefresh from '#icons/IconRefresh.mjs'
import IconSearch from '#icons/IconSearch.mjs'
import type en from '#locales/en/pages/services-website-localization.json'
import { HeadingLengths } from '../diagrams/services/HeadingLengths.tsx'
import { useMessages } from '../i18n/useMessages.tsx'
import { CtaBanner } from '../sections/CtaBanner/CtaBanner.tsx'
import { Hero } from '../sections/Hero/Hero.tsx'
import { TabsOrAccordion } from '../sections/TabsOrAccordion/TabsOrAccordion.tsx'
import { TextSection } from '../sections/TextSection/TextSection.tsx'
import { WhyChoose } from '../sections/WhyChoose/WhyChoose.tsx'
import { ButtonLink } from '../ui/ButtonLink/ButtonLink.tsx'
import { topicTabs } from '../ui/Topic/Topic.tsx'
import '../theme/specimens.css'

const features = {
  inventory: { Icon: IconListSearch },
  searchTerms: { Icon: IconSearch },
  formats: { Icon: IconFileCode },
  layoutReview: { Icon: IconDevices },
  updates: { Icon: IconRefresh },
}

const tabs = ['linguisticAccuracy', 'culturalSensitivity', 'userExperience'] as const

export default function WebsiteLocalization() {
  const { m, passage, itemsWith, fields } = useMessages<typeof en>('pages/services-website-localization')
  return (
    <>
      <Hero title={m('hero.title')} subtitle={m('hero.subtitle')} specimen={<HeadingLengths />} />
      <TextSection {...passage('intro')} />
      <WhyChoose tone="mist" title={m('features.title')} reasons={itemsWith('features.items', features)} />
      <TabsOrAccordion
        name="quality"
        title={m('tabs.title')}
        items={topicTabs(fields('tabs.items', tabs, ['label', 'title', 'text']))}
      />
      <CtaBanner title={m('closing.title')} text={m('closing.text')}>
        <ButtonLink page="contacts" toTop onDark text="actions.getInTouch" />
      </CtaBanner>
    </>
  )
}
