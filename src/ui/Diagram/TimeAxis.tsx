import { useSeconds } from '../../i18n/useNumber.ts'
import { Label } from './Label.tsx'
import { Line } from './shapes.tsx'

interface TimeAxisProps {
  /** In px. */
  readonly y: number
  /** What the whole width stands for, in seconds. */
  readonly duration: number
}

/** A line under a drawing that runs through time, with the time at either end. */
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
