import { Carousel } from '@mantine/carousel'
import IconChevronLeft from '#icons/IconChevronLeft.mjs'
import IconChevronRight from '#icons/IconChevronRight.mjs'
import IconPlayerPause from '#icons/IconPlayerPause.mjs'
import IconPlayerPlay from '#icons/IconPlayerPlay.mjs'
import '@mantine/carousel/styles.layer.css'
import { MantineThemeProvider } from '@mantine/core'
import { useInViewport, useMergedRef } from '@mantine/hooks'
import { useRef, useState } from 'react'
import { CAROUSEL, CAROUSEL_TOGGLE, PLAYING, SLIDE } from '../../config/protocol.ts'
import { clients, clientsAreInvented } from '../../config/site.ts'
import { useLocale } from '../../i18n/LocaleContext.ts'
import { useCommon } from '../../i18n/useCommon.ts'
import { Sample } from '../../ui/Sample/Sample.tsx'
import { type HeadProps, Section } from '../../ui/Section/Section.tsx'
import classes from './Logos.module.css'
import { useAutoplay } from './useAutoplay.ts'

const logos = import.meta.glob<string>('../../assets/clients/*', {
  eager: true,
  query: '?no-inline',
  import: 'default',
})

/** Returns the URL of a client's logo. Throws if the file does not exist, which fails the build. */
function logoOf({ name, logo }: (typeof clients)[number]): string {
  const address = logos[`../../assets/clients/${logo}`]
  if (address) return address
  throw new Error(`src/config/site.ts, ${name}: expected the file src/assets/clients/${logo}, found none.`)
}

/**
 * Mantine's carousel announces "Slide 2 of 10" in a live region, in English and at every step. A carousel that advances
 * by itself must not, so the region is hidden here (it is the only VisuallyHidden in Mantine's carousel).
 */
const silent = { components: { VisuallyHidden: { defaultProps: { display: 'none' } } } }

/** The arrows of a looping carousel are never disabled, also in the static document. */
const active = { 'aria-disabled': false, 'data-inactive': undefined, tabIndex: 0 } as const

/**
 * The clients' wordmarks in a looping carousel that can be dragged. It advances by itself unless paused or reduced
 * motion is preferred. Before hydration it is a scrollable row that src/enhance/carousel.ts moves; that script finds
 * the parts by their data attributes.
 */
export function Logos({ id, title }: Pick<HeadProps, 'id' | 'title'>) {
  const { m, text, label } = useCommon()
  const { locale } = useLocale()
  const { ref: view, inViewport } = useInViewport<HTMLDivElement>()
  const toggle = useRef<HTMLButtonElement>(null)
  const [carousel, setCarousel] = useState<HTMLDivElement | null>(null)
  const { autoplay, setEmbla, playing, setPlaying, setHovered } = useAutoplay(toggle, carousel, inViewport)
  return (
    <Section id={id}>
      <div className={classes.head}>
        <div className={classes.titled}>
          <h2 className={classes.title}>{title}</h2>
          {clientsAreInvented ? <Sample /> : null}
        </div>
        <button
          ref={toggle}
          type="button"
          className={classes.toggle}
          onClick={() => setPlaying(!playing)}
          {...{ [CAROUSEL_TOGGLE]: '', [PLAYING]: playing ? '' : undefined }}
          suppressHydrationWarning
        >
          {/* The attribute PLAYING selects the icon and its name, since the early script has no access to messages. */}
          <span className={classes.pause}>
            <IconPlayerPause size={18} aria-hidden="true" />
            <span className="visually-hidden">{m('carousel.pause')}</span>
          </span>
          <span className={classes.play}>
            <IconPlayerPlay size={18} aria-hidden="true" />
            <span className="visually-hidden">{m('carousel.play')}</span>
          </span>
        </button>
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
            // A scrollable row must be focusable by keyboard.
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
