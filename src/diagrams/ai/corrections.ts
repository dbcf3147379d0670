/** The parts of one segment, in order. */
export const parts = ['alarm', 'limit', 'rate', 'button'] as const
/** The part that each gate changes; the last gate is a person. */
export const gates = [
  { id: 'decimal', part: 'rate' },
  { id: 'unit', part: 'rate' },
  { id: 'quotation', part: 'button' },
  { id: 'colon', part: 'alarm' },
  { id: 'meaning', part: 'limit' },
] as const
