import { PLAY } from '../config/protocol.ts'
import { closest } from './events.ts'

/** Replays the sentence under revision (src/sections/Revision), one CSS animation while no step is selected. */
export function enhanceRevision(): void {
  document.addEventListener('click', (event) => {
    const play = closest(event, `[${PLAY}]`)
    const steps = play?.parentElement?.querySelectorAll('input') ?? []
    for (const step of steps) step.checked = false
    for (const animation of play?.closest('figure')?.getAnimations() ?? []) animation.currentTime = 0
  })
}
