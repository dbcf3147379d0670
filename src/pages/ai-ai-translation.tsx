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
  neuralMachineTranslation: 'ai-neural-machine-translation',
  customization: 'ai-machine-translation-customization',
  qaEvaluation: 'ai-machine-translation-qa-and-evaluation',
  postEditingTool: 'ai-refinix-mt-post-editing-tool',
} as const

const policy = ['hosting', 'retention', 'training', 'deletion', 'responsibility', 'optOut', 'website'] as const

export default function AiTranslation() {
  const { m, items } = useMessages<typeof en>('pages/ai-ai-translation')
  const cards = items('cards.items', ['neuralMachineTranslation', 'customization', 'qaEvaluation', 'postEditingTool'])
  return (
    <>
      <Hero title={m('hero.title')} subtitle={m('hero.subtitle')} />
      <TextSection title={m('intro.title')} paragraphs={[m('intro.p1'), m('intro.p2')]} aside={<EngineSuitability />} />
      <CardGrid
        columns={4}
        tone="mist"
        title={m('cards.title')}
        lead={m('cards.lead')}
        cards={cards.map((card) => ({ ...card, page: stages[card.id] }))}
      />
      <Steps
        title={m('oversight.title')}
        lead={m('oversight.lead')}
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
