import { Carousel } from '@mantine/carousel'
import '@mantine/carousel/styles.layer.css'
import { MantineThemeProvider } from '@mantine/core'
import { IconChevronLeft, IconChevronRight, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react'
import type { EmblaCarouselType } from 'embla-carousel'
import Autoplay from 'embla-carousel-autoplay'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { clients } from '../config/site.ts'
import { useCommon } from '../i18n/useCommon.ts'
import { Section } from '../ui/Section.tsx'
import { Wordmark } from '../ui/Wordmark.tsx'
import classes from './Logos.module.css'

/** From the specification, in ms. */
const AUTO_ADVANCE = 2000

/**
 * Mantine's carousel speaks "Slide 2 of 10" into a live region, in English and at every step. A carousel that moves by
 * itself must not, so the region is taken out of the page here.
 */
const silent = { components: { VisuallyHidden: { defaultProps: { display: 'none' } } } }

/** The clients' wordmarks: loops, can be dragged, advances by itself unless paused or motion is unwelcome. */
export function Logos({ title }: { title: ReactNode }) {
  const { m, text, label } = useCommon()
  const autoplay = useMemo(
    () => Autoplay({ delay: AUTO_ADVANCE, playOnInit: false, stopOnInteraction: false, stopOnMouseEnter: true }),
    [],
  )
  const [embla, setEmbla] = useState<EmblaCarouselType | null>(null)
  const [playing, setPlaying] = useState(false)
  useEffect(() => {
    if (!embla || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
    autoplay.play()
    setPlaying(true)
  }, [embla, autoplay])
  const toggle = () => {
    if (playing) autoplay.stop()
    else autoplay.play()
    setPlaying(!playing)
  }
  return (
    <Section>
      <div className={classes.head}>
        <h2 className={classes.title}>{title}</h2>
        <button type="button" className={classes.toggle} onClick={toggle}>
          {playing ? <IconPlayerPause size={18} aria-hidden="true" /> : <IconPlayerPlay size={18} aria-hidden="true" />}
          {m(playing ? 'carousel.pause' : 'carousel.play')}
        </button>
      </div>
      <MantineThemeProvider inherit theme={silent}>
        <Carousel
          {...label('carousel.label')}
          aria-roledescription={text('carousel.role')}
          slideSize="20%"
          slideGap={0}
          controlSize={44}
          emblaOptions={{ loop: true, align: 'start', slidesToScroll: 1 }}
          plugins={[autoplay]}
          getEmblaApi={setEmbla}
          className={classes.carousel}
          classNames={{
            viewport: classes.viewport,
            slide: classes.slide,
            control: classes.control,
            controls: classes.controls,
          }}
          previousControlProps={label('carousel.previous')}
          nextControlProps={label('carousel.next')}
          previousControlIcon={<IconChevronLeft size={22} />}
          nextControlIcon={<IconChevronRight size={22} />}
        >
          {clients.map((client, index) => (
            <Carousel.Slide
              key={client.name}
              aria-roledescription={text('carousel.slideRole')}
              aria-label={text('carousel.slide', { position: index + 1, total: clients.length })}
            >
              <Wordmark name={client.name} style={client.style} />
            </Carousel.Slide>
          ))}
        </Carousel>
      </MantineThemeProvider>
    </Section>
  )
}
