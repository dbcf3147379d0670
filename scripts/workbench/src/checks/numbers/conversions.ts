import type { NumberItem } from './numberItems.ts'

/** The base unit of a unit, and the factor to it. */
const factors: Readonly<Record<string, readonly [base: string, factor: number]>> = {
  ...{ inch: ['meter', 0.0254], foot: ['meter', 0.3048], mile: ['meter', 1609] },
  ...{ millimeter: ['meter', 0.001], centimeter: ['meter', 0.01], meter: ['meter', 1], kilometer: ['meter', 1000] },
  ...{ ounce: ['gram', 28.35], pound: ['gram', 453.6], gram: ['gram', 1], kilogram: ['gram', 1000] },
  ...{ 'fluid-ounce': ['liter', 0.02957], gallon: ['liter', 3.785], milliliter: ['liter', 0.001], liter: ['liter', 1] },
  ...{ minute: ['minute', 1], hour: ['minute', 60], day: ['minute', 1440], week: ['minute', 10_080] },
  ...{ month: ['minute', 43_830], year: ['minute', 525_960] },
}

/** A converted value is usually rounded, degrees to whole ones, but not a time: 2 weeks are 14 days, 3 months 90 to 93. */
const toleranceOf = (base: string, units: readonly string[]) =>
  base !== 'minute' ? 0.06 : units.filter((unit) => /month|year/.test(unit)).length === 1 ? 0.02 : 0.0001

function isConverted(value: number, unit: string, other: number, otherUnit: string): boolean {
  if (unit === otherUnit) return value === other
  if (unit === 'fahrenheit' && otherUnit === 'celsius') return Math.abs((value - 32) / 1.8 - other) <= 1
  if (unit === 'celsius' && otherUnit === 'fahrenheit') return isConverted(other, otherUnit, value, unit)
  const [[base, factor] = ['', 0], [otherBase, otherFactor] = ['', 0]] = [factors[unit], factors[otherUnit]]
  return (
    base === otherBase && Math.abs((other * otherFactor) / (value * factor) - 1) <= toleranceOf(base, [unit, otherUnit])
  )
}

type Quantity = Pick<NumberItem, 'readings' | 'unit'>

const quantityOf = ({ readings }: Quantity): number =>
  Number(readings.find(([value = '', ...more]) => more.length === 0 && !Number.isNaN(Number(value)))?.[0] ?? Number.NaN)

/** The unit of an item; in a range such as "68 to 77 °F", any of the others. */
const unitsOf = ({ unit }: Quantity, items: readonly Quantity[]): readonly string[] =>
  unit === null ? items.flatMap((item) => item.unit ?? []) : [unit]

/** The numbers that the other text lacks, without those that it has in another unit: 77 °F and 25 °C. */
export function withoutConverted(lacking: readonly NumberItem[], others: readonly Quantity[]): NumberItem[] {
  const areSame = (one: Quantity, other: Quantity) =>
    unitsOf(one, lacking).some((unit) =>
      unitsOf(other, others).some((otherUnit) => isConverted(quantityOf(one), unit, quantityOf(other), otherUnit)),
    )
  return lacking.filter((one) => !others.some((other) => areSame(one, other)))
}
