import type en from '#locales/en/pages/ai-ai-translation.json'
import { useMessages } from '../i18n/useMessages.tsx'
import { CardGrid } from '../sections/CardGrid/CardGrid.tsx'
import { Hero } from '../sections/Hero/Hero.tsx'
import { Steps } from '../sections/Steps/Steps.tsx'
import { TextSection } from '../sections/TextSection/TextSection.tsx'

const stages = {
  neuralMachineTranslation: 'ai-neural-machine-translation',
  customization: 'ai-machine-translation-customization',
  qaEvaluation: 'ai-machine-translation-qa-and-evaluation',
  postEditingTool: 'ai-refinix-mt-post-editing-tool',
} as const

export default function AiTranslation() {
  const { m, items } = useMessages<typeof en>('pages/ai-ai-translation')
  const cards = items('cards.items', ['neuralMachineTranslation', 'customization', 'qaEvaluation', 'postEditingTool'])
  return (
    <>
      <Hero title={m('hero.title')} subtitle={m('hero.subtitle')} />
      <TextSection columns title={m('intro.title')} paragraphs={[m('intro.p1'), m('intro.p2')]} />
      <CardGrid
        columns={4}
        tone="mist"
        title={m('cards.title')}
        lead={m('cards.lead')}
        cards={cards.map((card) => ({ ...card, page: stages[card.id] }))}
      />
      <Steps
        beside
        title={m('oversight.title')}
        lead={m('oversight.lead')}
        steps={items('oversight.items', ['suitability', 'postEditing', 'finalCheck'])}
      />
    </>
  )
}
