import type { EmblaCarouselType } from 'embla-carousel'
import Autoplay from 'embla-carousel-autoplay'
import { type RefObject, useEffect, useMemo, useState } from 'react'
import { carouselStep } from '../../config/carousel.ts'
import { HYDRATED, PLAYING } from '../../config/protocol.ts'

/**
 * Starts a looping Embla carousel at the position of the row that scrolls before hydration (src/enhance/carousel.ts).
 * It advances while it is playing, in view and not hovered. `toggle` is the button that starts and stops it. Returns
 * the plugin for the carousel, the setters to wire up, and whether it plays.
 */
export function useAutoplay(toggle: RefObject<HTMLElement | null>, carousel: HTMLElement | null, inView: boolean) {
  // Starts and stops are decided here: the plugin's own listeners would resume what the visitor has paused.
  const autoplay = useMemo(() => Autoplay({ delay: carouselStep, playOnInit: false, stopOnFocusIn: false }), [])
  const [embla, setEmbla] = useState<EmblaCarouselType | null>(null)
  const [playing, setPlaying] = useState(false)
  const [hovered, setHovered] = useState(false)

  useEffect(() => {
    if (!embla || !carousel) return
    const row = embla.rootNode()
    const place = Math.round(Math.abs(row.scrollLeft) / (embla.slideNodes()[0]?.offsetWidth || 1))
    carousel.setAttribute(HYDRATED, '')
    row.scrollTo({ left: 0, behavior: 'instant' })
    if (place > 0) embla.reInit({ startIndex: place })
    setPlaying(toggle.current?.hasAttribute(PLAYING) ?? false)
  }, [embla, carousel, toggle])

  const running = playing && inView && !hovered
  useEffect(() => {
    if (!embla || !running) return
    const play = () => autoplay.play()
    play()
    // Dragging and re-initialization stop the plugin.
    embla.on('pointerUp', play).on('reInit', play)
    return () => {
      embla.off('pointerUp', play).off('reInit', play)
      autoplay.stop()
    }
  }, [embla, autoplay, running])
  return { autoplay, setEmbla, playing, setPlaying, setHovered }
}
