import classes from './FormFrame.module.css'

/** The look that all fields share. */
export const fieldStyles = {
  classNames: {
    input: classes.input,
    label: classes.label,
    required: classes.required,
    description: classes.description,
    error: classes.error,
  },
} as const
