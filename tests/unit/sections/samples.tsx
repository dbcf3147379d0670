import { IconCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { cityMaps } from '../../../src/config/cityMaps.ts'
import type { Article as Content } from '../../../src/i18n/news.ts'
import { Accordion } from '../../../src/sections/Accordion/Accordion.tsx'
import { ArtBand } from '../../../src/sections/ArtBand/ArtBand.tsx'
import { CardGrid } from '../../../src/sections/CardGrid/CardGrid.tsx'
import { CtaBanner } from '../../../src/sections/CtaBanner/CtaBanner.tsx'
import { CtaCard } from '../../../src/sections/CtaCard/CtaCard.tsx'
import { DefinitionList } from '../../../src/sections/DefinitionList/DefinitionList.tsx'
import { Directory } from '../../../src/sections/Directory/Directory.tsx'
import { Figures } from '../../../src/sections/Figures/Figures.tsx'
import { Film } from '../../../src/sections/Film/Film.tsx'
import { FormSection } from '../../../src/sections/FormSection/FormSection.tsx'
import { Hero } from '../../../src/sections/Hero/Hero.tsx'
import { Languages } from '../../../src/sections/Languages/Languages.tsx'
import { Leaders } from '../../../src/sections/Leaders/Leaders.tsx'
import { Article, ArticleList } from '../../../src/sections/News/News.tsx'
import { NextStep } from '../../../src/sections/NextStep/NextStep.tsx'
import { NotFoundArt } from '../../../src/sections/NotFoundArt/NotFoundArt.tsx'
import { NoticeBanner } from '../../../src/sections/NoticeBanner/NoticeBanner.tsx'
import { Offices } from '../../../src/sections/Offices/Offices.tsx'
import { OptionCards } from '../../../src/sections/OptionCards/OptionCards.tsx'
import { Quotes } from '../../../src/sections/Quotes/Quotes.tsx'
import { Specimen } from '../../../src/sections/Specimen/Specimen.tsx'
import { SpecimenTable } from '../../../src/sections/SpecimenTable/SpecimenTable.tsx'
import { Standards } from '../../../src/sections/Standards/Standards.tsx'
import { Steps } from '../../../src/sections/Steps/Steps.tsx'
import { Subtitle } from '../../../src/sections/Subtitle/Subtitle.tsx'
import { TextColumns } from '../../../src/sections/TextColumns/TextColumns.tsx'
import { TextSection } from '../../../src/sections/TextSection/TextSection.tsx'
import { Versions } from '../../../src/sections/Versions/Versions.tsx'
import { WhyChoose } from '../../../src/sections/WhyChoose/WhyChoose.tsx'
import { ButtonLink } from '../../../src/ui/ButtonLink/ButtonLink.tsx'
import { CityMap } from '../../../src/ui/CityMap/CityMap.tsx'
import { CodeName } from '../../../src/ui/CodeName/CodeName.tsx'
import { Diagram } from '../../../src/ui/Diagram/Diagram.tsx'
import { Label } from '../../../src/ui/Diagram/Label.tsx'
import { Box, Dot, Line } from '../../../src/ui/Diagram/shapes.tsx'
import { Emails } from '../../../src/ui/Emails/Emails.tsx'
import { Facts } from '../../../src/ui/Facts/Facts.tsx'
import { MeasureLink } from '../../../src/ui/MeasureLink/MeasureLink.tsx'
import { Topic } from '../../../src/ui/Topic/Topic.tsx'

const items = ['One', 'Two', 'Three'].map((title) => ({ id: title, title, text: `A sentence on ${title}.` }))
const lines = items.map(({ id, text }) => ({ id, text }))
const pages = (['about', 'careers', 'offices'] as const).map((page) => ({
  page,
  id: page,
  title: page,
  text: `A sentence on ${page}.`,
}))
const head = { eyebrow: 'Eyebrow', title: 'Title', lead: 'A sentence that leads in.' } as const
/** No page has an eyebrow on ink, where its colour would be too faint. */
const headOn = (tone: 'paper' | 'mist' | 'ink') => (tone === 'ink' ? { title: head.title, lead: head.lead } : head)
const icon = <IconCheck aria-hidden="true" />
const marked = (
  <>
    <mark>term</mark> <mark data-kind="error">error</mark> <ins>put in</ins> <del>taken out</del>
  </>
)
const rows = [
  { id: 'source', label: 'Source', text: 'Take one tablet.', lang: 'en' },
  { id: 'target', label: 'Target', text: marked, lang: 'ar' },
]
const buttons = (onDark: boolean) => (
  <>
    <ButtonLink page="contacts" toTop onDark={onDark}>
      Contact us
    </ButtonLink>
    <ButtonLink page="services" secondary onDark={onDark}>
      All services
    </ButtonLink>
  </>
)
const profile = {
  portrait: 'A person.',
  role: 'Chief',
  bio: 'What they did before.',
  listTitle: 'Duties',
  list: lines,
} as const
const facts = [{ id: 'time', label: 'Time', text: <Emails /> }]
const columns = [
  { id: 'key', text: 'Key' },
  { id: 'text', text: 'Text' },
]
const article: Content = {
  locale: 'en',
  slug: 'sample',
  title: 'Title',
  date: '2028-05-03',
  author: 'A. Nowak',
  summary: 'A sentence.',
  picture: null,
  html: '<h2>Heading</h2><p>A <a href="/team">link</a>.</p><ul><li>One</li></ul><pre>One long line of code</pre>',
}
const film = {
  address: '/film.webm',
  type: 'video/webm',
  poster: { address: '/favicon.svg', width: 1280, height: 720 },
  captions: { en: '/film-en.vtt', pl: '/film-pl.vtt' },
}
const tones = ['paper', 'mist', 'ink'] as const

/** Components that only show what they are given, each in its states. */
export const samples: Readonly<Record<string, ReactNode>> = {
  Accordion: (
    <Accordion
      name="sample"
      {...head}
      aside={<p>A picture</p>}
      items={items.map((item) => ({ ...item, parts: items }))}
    />
  ),
  ArtBand: <ArtBand view="offices">A sentence on contour lines.</ArtBand>,
  Article: <Article article={article} />,
  ArticleList: <ArticleList articles={[article]} feed="/news/feed.xml" />,
  'CardGrid of statements': <CardGrid columns={3} {...head} cards={items.map((item) => ({ ...item, icon }))} />,
  'CardGrid of pages': <CardGrid columns={3} tone="mist" {...head} cards={pages} />,
  CtaBanner: (
    <CtaBanner title="Title" text="A sentence.">
      {buttons(true)}
    </CtaBanner>
  ),
  CtaCard: (
    <CtaCard view="team" title="Title" text="A sentence.">
      {buttons(false)}
    </CtaCard>
  ),
  DefinitionList: <DefinitionList {...head} items={items} />,
  'DefinitionList, wide': <DefinitionList wide tone="mist" {...head} items={items} />,
  'DefinitionList of Facts': (
    <DefinitionList
      wide
      {...head}
      items={items.map((item) => ({
        ...item,
        text: <Facts facts={[{ id: 'unit', label: 'Unit', text: item.text }]} />,
      }))}
    />
  ),
  'Directory of rows': <Directory columns={1} {...head} entries={pages} />,
  'Directory of cards': <Directory columns={2} tone="mist" {...head} entries={pages} />,
  ...Object.fromEntries(
    tones.map((tone) => [
      `Figures on ${tone}`,
      <Figures
        key={tone}
        tone={tone}
        {...headOn(tone)}
        stats={items.map(({ id }) => ({ id, value: '99.5%', label: id }))}
      />,
    ]),
  ),
  FormSection: (
    <FormSection id="form" title="Title" lead="A sentence." factsTitle="Facts" facts={facts} emailLabel="Email">
      <p>A form</p>
    </FormSection>
  ),
  Hero: <Hero title="Title" subtitle="A sentence." />,
  'Hero with a specimen': (
    <Hero
      size="large"
      reversed
      title="Title"
      subtitle="A sentence."
      specimen={<Specimen caption="Caption" rows={rows} />}
    >
      {buttons(false)}
      <MeasureLink about="Title" />
    </Hero>
  ),
  Languages: (
    <Languages
      {...head}
      languages={[{ id: 'pl', name: 'Polish', lang: 'pl', own: 'Polski', detail: 'A dialect', flags: ['PL', 'DE'] }]}
    />
  ),
  Film: <Film name="sample" caption="What it shows." film={film} />,
  Leaders: <Leaders {...head} note="A note." profileOf={() => profile} />,
  NextStep: <NextStep text="A sentence." />,
  'NextStep to a page': <NextStep text="A sentence." page="team" />,
  'NoticeBanner with NotFoundArt': (
    <NoticeBanner
      ground={<NotFoundArt />}
      title="Title"
      text="A sentence."
      suggestionsTitle="Suggestions"
      suggestions={[{ page: 'home', label: 'Home' }]}
    />
  ),
  NoticeBanner: <NoticeBanner title="Title" text="A sentence." suggestionsTitle="Suggestions" suggestions={[]} />,
  Offices: <Offices {...head} textOf={() => 'A sentence.'} />,
  OptionCards: (
    <OptionCards title="Title" cards={pages.map((card) => ({ ...card, icon, action: `On to ${card.title}` }))} />
  ),
  Quotes: (
    <Quotes
      {...head}
      quotes={items.map(({ id, title }) => ({
        id,
        title,
        lines: [
          { id: 'words', label: 'Words', detail: '3 × €2', value: '€6' },
          { id: 'price', label: 'Price', value: '€6', total: true },
        ],
      }))}
    />
  ),
  ...Object.fromEntries(
    (['segment', 'label', 'code'] as const).map((variant) => [
      `Specimen as ${variant}`,
      <Specimen key={variant} variant={variant} caption="Caption" rows={rows} notes={rows} checks={lines} />,
    ]),
  ),
  SpecimenTable: (
    <SpecimenTable
      caption="Caption"
      head={columns}
      rows={[{ id: 'row', cells: [<CodeName key="key" name="alarm.air.inLine" />, 'Powietrze'] }]}
      languages={[undefined, 'pl']}
      checks={lines}
    />
  ),
  ...Object.fromEntries(
    tones.map((tone) => [
      `Standards on ${tone}`,
      <Standards key={tone} tone={tone} {...headOn(tone)} standards={items} />,
    ]),
  ),
  'Standards with certificates': (
    <Standards
      {...head}
      standards={items.map(({ id, title, text }) => ({ id, title, facts: [{ id: 'scope', label: 'Scope', text }] }))}
      note="A note."
    />
  ),
  ...Object.fromEntries(
    tones.map((tone) => [`Steps on ${tone}`, <Steps key={tone} tone={tone} {...headOn(tone)} steps={items} />]),
  ),
  'Steps beside a picture': <Steps aside={<p>A picture</p>} {...head} steps={items} />,
  Subtitle: <Subtitle caption="Caption" lines={lines} lang="ar" facts={rows} checks={lines} />,
  TextColumns: <TextColumns texts={items.map(({ id, title, text }) => ({ id, title, paragraphs: [text, text] }))} />,
  ...Object.fromEntries(
    (['end', 'start', 'below'] as const).map((side, index) => [
      `TextSection, aside at the ${side}`,
      <TextSection
        key={side}
        tone={tones[index]}
        side={side}
        title="Title"
        paragraphs={['One.', 'Two.']}
        aside={<Specimen caption="Caption" rows={rows} />}
      />,
    ]),
  ),
  CityMap: cityMaps.map((map) => <CityMap key={map.address} map={map} />),
  Diagram: (
    <Diagram height={100} title="Title." text="A sentence.">
      <Box x={0} y={0} width={50} height={40} fill="accentTint" stroke="accent" />
      <Label x={2} y={2} width={46} height={36} middle>
        Label
      </Label>
      <Line from={[0, 60]} to={[100, 60]} dashed />
      <Dot x={98} y={60} />
    </Diagram>
  ),
  Topic: (
    <Topic
      title="Title"
      text="A sentence."
      listTitle="List"
      list={lines}
      page="about"
      action="Read on"
      about="About"
      art="team"
    />
  ),
  'Versions, two across': <Versions columns={2} {...head} versions={rows} checks={lines} />,
  'Versions, three across': <Versions columns={3} tone="mist" {...head} versions={rows} checks={lines} />,
  ...Object.fromEntries(
    tones.map((tone) => [
      `WhyChoose on ${tone}`,
      <WhyChoose
        key={tone}
        tone={tone}
        columns={3}
        measured={['Two']}
        {...headOn(tone)}
        reasons={items.map((item) => ({ ...item, icon }))}
      />,
    ]),
  ),
}
