/** A text as part of an expression, in which each of its characters stands for itself. */
export const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')

/** An expression for the whole keys that people mean by one such as "pages/about:hero.*", in which * stands for anything. */
export const keyPattern = (key: string) => new RegExp(`^${key.split('*').map(literally).join('.*')}$`)
