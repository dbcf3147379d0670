import IconChevronDown from '#icons/IconChevronDown.mjs'
import classes from './Field.module.css'

const { label, required, description, wrapper, input, section, error } = classes

/** The look that all fields share, for Mantine's inputs. Mantine's own is seven times as large, and little of it would be left. */
export const fieldLook = {
  unstyled: true,
  classNames: { label, required, description, wrapper, input, section, error },
} as const

/** The look of a native select besides. */
export const selectLook = {
  ...fieldLook,
  rightSection: <IconChevronDown size={18} aria-hidden="true" />,
} as const
