/** Escapes a text for a regular expression. */
export const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')

/** An expression for whole keys from a pattern such as "pages/about:hero.*", in which * matches anything. */
export const keyPattern = (key: string) => new RegExp(`^${key.split('*').map(literally).join('.*')}$`)
