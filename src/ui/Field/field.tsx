import IconChevronDown from '#icons/IconChevronDown.mjs'
import classes from './Field.module.css'

const { root, label, required, description, wrapper, input, section, error } = classes

/**
 * Styles that all fields share, for Mantine's inputs. Mantine's own CSS is seven times as large and would mostly be
 * overridden.
 */
export const fieldLook = {
  unstyled: true,
  classNames: { root, label, required, description, wrapper, input, section, error },
} as const

/**
 * The class of a line about a wrong value in a field's description. A span is shown only while the browser refuses the
 * value.
 */
export const wrongClass = classes.wrong

/** Additional styles of a native select. */
export const selectLook = {
  ...fieldLook,
  rightSection: <IconChevronDown size={18} aria-hidden="true" />,
} as const
