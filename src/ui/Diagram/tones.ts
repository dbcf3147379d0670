/** The colours of a drawing, by purpose. Their tokens have a value for each colour scheme. */
export const tones = {
  ink: 'var(--ink)',
  quiet: 'var(--quiet)',
  line: 'var(--faint)',
  brand: 'var(--brand)',
  onBrand: 'var(--on-brand)',
  mist: 'var(--mist)',
  rule: 'var(--rule)',
  card: 'var(--card)',
  /** The one mark that the drawing emphasizes. */
  accent: 'var(--accent)',
  accentText: 'var(--accent-text)',
  accentTint: 'var(--accent-tint)',
  /** Marks an error: wrong, too long or too fast. */
  error: 'var(--error)',
  errorTint: 'var(--error-tint)',
  success: 'var(--success)',
  successText: 'var(--success-text)',
  successTint: 'var(--success-tint)',
} as const

export type Tone = keyof typeof tones
