import type en from '#locales/en/pages/ai-ai-translation.json'

import { factsAreInvented } from '../config/site.ts'
import { EngineSuitability } from '../diagrams/ai/EngineSuitability.tsx'
import { joined } from '../i18n/joined.tsx'
import { useMessages } from '../i18n/useMessages.tsx'
import { CardGrid } from '../sections/CardGrid/CardGrid.tsx'
import { DefinitionList } from '../sections/DefinitionList/DefinitionList.tsx'
import { Hero } from '../sections/Hero/Hero.tsx'
import { NextStep } from '../sections/NextStep/NextStep.tsx'
import { Steps } from '../sections/Steps/Steps.tsx'
import { TextSection } from '../sections/TextSection/TextSection.tsx'
import { PageLink } from '../ui/PageLink/PageLink.tsx'

const stages = {
  neuralMachineTranslation: { page: 'ai-neural-machine-translation' },
  customization: { page: 'ai-machine-translation-customization' },
  qaEvaluation: { page: 'ai-machine-translation-qa-and-evaluation' },
  postEditingTool: { page: 'ai-refinix-mt-post-editing-tool' },
} as const

const policy = ['hosting', 'retention', 'training', 'deletion', 'responsibility', 'optOut', 'website'] as const

export default function AiTranslation() {
  const { m, items, itemsWith } = useMessages<typeof en>('pages/ai-ai-translation')
  return (
    <>
      <Hero title={m('hero.title')} subtitle={m('hero.subtitle')} />
      <TextSection title={m('intro.title')} paragraphs={[m('intro.p1')]} aside={<EngineSuitability />} />
      <CardGrid columns={4} tone="mist" title={m('cards.title')} cards={itemsWith('cards.items', stages)} />
      <Steps
        title={m('oversight.title')}
        steps={items('oversight.items', ['suitability', 'postEditing', 'finalCheck'])}
      />
      <DefinitionList
        id="ai-policy"
        tone="mist"
        title={m('policy.title')}
        lead={joined(
          m('policy.lead'),
          <PageLink page="about" hash="data-security">
            {m('policy.more')}
          </PageLink>,
        )}
        items={items('policy.items', policy)}
        sample={factsAreInvented}
      />
      <NextStep text={m('next')} />
    </>
  )
}
