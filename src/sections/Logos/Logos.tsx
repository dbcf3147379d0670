import { Carousel } from '@mantine/carousel'
import IconChevronLeft from '#icons/IconChevronLeft.mjs'
import IconChevronRight from '#icons/IconChevronRight.mjs'
import '@mantine/carousel/styles.layer.css'
import { MantineThemeProvider } from '@mantine/core'
import { useInViewport, useMergedRef } from '@mantine/hooks'
import { type ReactNode, useRef, useState } from 'react'
import { CAROUSEL, SLIDE } from '../../config/protocol.ts'
import { clients as siteClients } from '../../config/site.ts'
import { useLocale } from '../../i18n/LocaleContext.ts'
import { useCommon } from '../../i18n/useCommon.ts'
import { PlayToggle } from '../../ui/PlayToggle/PlayToggle.tsx'
import { Sample } from '../../ui/Sample/Sample.tsx'
import { Section } from '../../ui/Section/Section.tsx'
import classes from './Logos.module.css'
import { useAutoplay } from './useAutoplay.ts'

/** The addresses of the clients' logos. */
const logos = import.meta.glob<string>('../../assets/clients/*', {
  eager: true,
  query: '?no-inline',
  import: 'default',
})

/** The address of a client's logo. Throws when its file is not there, which fails the build. */
function logoOf({ name, logo }: (typeof siteClients)[number]): string {
  const address = logos[`../../assets/clients/${logo}`]
  if (address) return address
  throw new Error(`src/config/site.ts, ${name}: expected the file src/assets/clients/${logo}, found none.`)
}

/**
 * Mantine's carousel announces "Slide 2 of 10" in a live region, in English and at every step. A carousel that moves by
 * itself must not, so the region is hidden here (it is Mantine's only VisuallyHidden in a carousel).
 */
const silent = { components: { VisuallyHidden: { defaultProps: { display: 'none' } } } }

/** A looping carousel has no end at which an arrow would have to be inactive; the static document has to say so too. */
const active = { 'aria-disabled': false, 'data-inactive': undefined, tabIndex: 0 } as const

interface LogosProps {
  readonly title: ReactNode
  /** Whether the clients are invented. */
  readonly sample?: boolean
  /** Others than the site's. */
  readonly clients?: typeof siteClients
}

/**
 * The clients' wordmarks: loops, can be dragged, advances by itself unless paused or motion is unwelcome. Before hydration it is
 * a row that scrolls, which src/enhance/carousel.ts moves; that finds its parts by their data attributes.
 */
export function Logos({ title, sample, clients = siteClients }: LogosProps) {
  const { m, text, label } = useCommon()
  const { locale } = useLocale()
  const { ref: view, inViewport } = useInViewport<HTMLDivElement>()
  const toggle = useRef<HTMLButtonElement>(null)
  const [carousel, setCarousel] = useState<HTMLDivElement | null>(null)
  const { autoplay, setEmbla, playing, setPlaying, setHovered } = useAutoplay(toggle, carousel, inViewport)
  return (
    <Section>
      <div className={classes.head}>
        <div className={classes.titled}>
          <h2 className={classes.title}>{title}</h2>
          {sample ? <Sample /> : null}
        </div>
        <PlayToggle
          ref={toggle}
          className={classes.toggle}
          playing={playing}
          onToggle={() => setPlaying(!playing)}
          play={m('carousel.play')}
          pause={m('carousel.pause')}
        />
      </div>
      <MantineThemeProvider inherit theme={silent}>
        <div
          ref={useMergedRef(view, setCarousel)}
          className={classes.clients}
          {...{ [CAROUSEL]: '' }}
          onPointerEnter={(event) => setHovered(event.pointerType === 'mouse')}
          onPointerLeave={() => setHovered(false)}
        >
          <Carousel
            {...label('carousel.label')}
            aria-roledescription={text('carousel.role')}
            slideSize="20%"
            slideGap={0}
            controlSize={44}
            emblaOptions={{ loop: true, align: 'start', slidesToScroll: 1, direction: locale.dir }}
            plugins={[autoplay]}
            getEmblaApi={setEmbla}
            // A row that scrolls has to be reached by keyboard.
            attributes={{ viewport: { tabIndex: 0 } }}
            className={classes.carousel}
            classNames={{
              viewport: classes.viewport,
              slide: classes.slide,
              control: classes.control,
              controls: classes.controls,
            }}
            previousControlProps={{ ...label('carousel.previous'), ...active }}
            nextControlProps={{ ...label('carousel.next'), ...active }}
            previousControlIcon={<IconChevronLeft size={22} aria-hidden="true" />}
            nextControlIcon={<IconChevronRight size={22} aria-hidden="true" />}
          >
            {clients.map((client, index) => (
              <Carousel.Slide
                key={client.name}
                {...{ [SLIDE]: '' }}
                suppressHydrationWarning
                aria-roledescription={text('carousel.slideRole')}
                aria-label={text('carousel.slide', { position: index + 1, total: clients.length })}
              >
                <img src={logoOf(client)} alt={client.name} loading="lazy" className={classes.logo} />
              </Carousel.Slide>
            ))}
          </Carousel>
        </div>
      </MantineThemeProvider>
    </Section>
  )
}
