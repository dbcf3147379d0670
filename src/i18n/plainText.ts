/**
 * A text of which code counts, compares or sorts the characters. In the translators' build, where messages carry marks, its
 * place is taken by a function that takes them out (scripts/workbench/src/marks).
 */
export const plainText = (text: string): string => text
