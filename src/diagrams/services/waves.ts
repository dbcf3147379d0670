/** A time span of sound in seconds: a syllable or a word. */
export interface Sound {
  readonly from: number
  readonly to: number
}

const strokes = 120

/**
 * Returns the waveform of a recording as the path of a Shape: strokes with a length proportional to the loudness. Each
 * sound has a fast attack and fades.
 */
export function wave(sounds: readonly Sound[], duration: number): string {
  return Array.from({ length: strokes }, (_, index) => {
    const at = ((index + 0.5) / strokes) * duration
    const sound = sounds.find(({ from, to }) => from <= at && at < to)
    const age = sound ? (at - sound.from) / (sound.to - sound.from) : 1
    // Adjacent strokes vary like the peaks of a voice.
    const loudness = Math.sin(Math.PI * Math.sqrt(age)) * (0.78 + 0.22 * Math.sin(index * 2.4))
    const half = Math.max(2, Math.round(loudness * 48))
    return `M${Math.round((at / duration) * 1000) / 10} ${50 - half}v${2 * half}`
  }).join('')
}
