import type en from '#locales/en/pages/services-regulated-content.json'
import { inLanguage } from '../i18n/direction.ts'
import { joined } from '../i18n/joined.tsx'
import { useLocale } from '../i18n/LocaleContext.ts'
import { plainText } from '../i18n/plainText.ts'
import { useExampleLanguage } from '../i18n/useExampleLanguage.ts'
import { useMessages } from '../i18n/useMessages.tsx'
import { CardGrid } from '../sections/CardGrid/CardGrid.tsx'
import { DefinitionList } from '../sections/DefinitionList/DefinitionList.tsx'
import { Hero } from '../sections/Hero/Hero.tsx'
import { NextStep } from '../sections/NextStep/NextStep.tsx'
import { TextSection } from '../sections/TextSection/TextSection.tsx'
import { Versions } from '../sections/Versions/Versions.tsx'
import '../theme/specimens.css'

const sectors = {
  pharmaceutical: { page: 'services-pharmaceutical' },
  medicalDevice: { page: 'services-medical-device' },
  healthcare: { page: 'services-healthcare' },
} as const

const authorities = {
  pmda: { lang: 'ja', name: '医薬品医療機器総合機構' },
  nmpa: { lang: 'zh-Hans', name: '国家药品监督管理局' },
  anvisa: { lang: 'pt-BR', name: 'Agência Nacional de Vigilância Sanitária' },
  mhra: { lang: 'en-GB', name: 'Medicines and Healthcare products Regulatory Agency' },
  swissmedic: { lang: 'de-CH', name: 'Schweizerisches Heilmittelinstitut' },
  healthCanada: { lang: 'fr-CA', name: 'Santé Canada' },
}

/** For French readers: the French name of an authority in a multilingual country. */
const authoritiesInFrench = {
  ...authorities,
  swissmedic: { lang: 'fr-CH', name: 'Institut suisse des produits thérapeutiques' },
}

const checks = ['element', 'numbers', 'explained', 'neutral'] as const

export default function RegulatedContent() {
  const {
    m,
    text: textOf,
    itemsWith,
    head,
    passage,
    specimen,
  } = useMessages<typeof en>('pages/services-regulated-content')
  const names = useLocale().locale.tag.startsWith('fr') ? authoritiesInFrench : authorities
  return (
    <>
      <Hero title={m('hero.title')} subtitle={m('hero.subtitle')} />
      <TextSection {...passage('intro')} />
      <CardGrid columns={3} title={m('cards.title')} cards={itemsWith('cards.items', sectors)} />
      <Versions
        tone="mist"
        columns={3}
        {...specimen('specimen', { technical: 'en', plain: 'en', target: useExampleLanguage('fr') }, checks)}
      />
      <DefinitionList
        wide
        {...head('authorities')}
        items={itemsWith('authorities.items', names).map(({ id, title, text, lang, name }) => ({
          id,
          title: joined(
            title,
            plainText(textOf(`authorities.items.${id}.title`)) === name ? null : (
              // On its own line, aligned with the page's text.
              <small>
                <bdi {...inLanguage(lang)} translate="no">
                  {name}
                </bdi>
              </small>
            ),
          ),
          text,
        }))}
      />
      <NextStep text={m('next')} page="solutions-by-industry" />
    </>
  )
}
