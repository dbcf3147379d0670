import { useSeconds } from '../../i18n/useNumber.ts'
import { Label } from './Label.tsx'
import { Line } from './shapes.tsx'

interface TimeAxisProps {
  /** In px. */
  readonly y: number
  /** The duration of the whole width, in seconds. */
  readonly duration: number
}

/** The time axis below a drawing, with the times of both ends. */
export function TimeAxis({ y, duration }: TimeAxisProps) {
  const seconds = useSeconds()
  return (
    <>
      <Line from={[0, y]} to={[100, y]} />
      <Label x={0} y={y + 5} width={50} tone="quiet">
        {seconds(0)}
      </Label>
      <Label x={50} y={y + 5} width={50} tone="quiet" align="end">
        {seconds(duration)}
      </Label>
    </>
  )
}
