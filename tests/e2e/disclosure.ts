import { CONTROLS } from '../../scripts/lib/panels.ts'

export { CONTROLS }

/** The items of Mantine's accordions, and those that are open. */
export const ITEMS = '.mantine-Accordion-item'
export const OPEN_ITEMS = `${ITEMS}:has(${CONTROLS}[aria-expanded="true"])`
