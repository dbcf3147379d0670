/** Three cues of a German subtitle file, in seconds. Each ends before the shot changes. */
export const cues = [
  { id: 'shake', from: 0.3, to: 2.8 },
  { id: 'cap', from: 3.1, to: 6.3 },
  { id: 'needle', from: 6.7, to: 9.6 },
] as const
/** The times of the shot changes, in seconds. */
export const shots = [0, 3, 6.5, 10]
export const duration = 10
