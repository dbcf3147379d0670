/** OBJECT REPLACEMENT CHARACTER, in place of what is not language: no letter, space or punctuation, so no word reaches across it. */
export const HOLE = '\uFFFC'

/** Placeholders, markup, addresses, paths, code, versions, and names with signs in them. */
const notLanguage = new RegExp(
  [
    String.raw`\{\{[^{}]*\}\}|\$?\{[^{}]*\}|\$\w+\$|\$[A-Za-z_]\w*`,
    String.raw`(?<![\d\p{L}])%(?:\(\w+\)|\d+\$)?[-+0#']*\d*(?:\.\d+)?(?:hh?|ll?|[zjtL])?[diouxXeEfFgGaAcspn@](?![\p{L}])`,
    String.raw`%\w{2,}%?|[@!]\w[\w-]*|&(?:#?\w+);`,
    String.raw`</?[A-Za-z][^<>]*>|<!--|\[/?(?:b|i|u|s|url|code|quote|img|list)\]`,
    '`[^`]*`',
    String.raw`(?:https?|ftp|file|mailto|git|ssh):\S*[^\s.,;:!?)\]}>"'»”’]|www\.\S*[^\s.,;:!?)\]}>"'»”’]`,
    String.raw`(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+`,
    String.raw`[A-Za-z]:\\\S*|\\[a-z]|(?<![\p{L}\d])~?(?:/[\w.-]+){2,}/?`,
    String.raw`(?<![\p{L}\d-])--?[a-z][\w-]*(?:=\S+)?`,
    String.raw`(?<!\w)(?:\w+(?:[;=][\w.]+)+;?|\w*_\w+|[A-Za-z]\w*\([^()\s]*\))`,
    String.raw`(?<![\p{L}\d])(?:[A-Za-z]\w+[.:])+[A-Za-z]\w+(?:\[\])?`,
    String.raw`(?<![\p{L}\d])\.[A-Za-z]\w+`,
    String.raw`(?<![\p{L}\d]|\d[ \u00A0])[a-z]+[A-Z]\w*|(?<![\p{L}\d])[Vv]\d+(?:\.\d+)+|(?<!\d)\d+(?:\.\d+){2,}`,
    String.raw`#[0-9A-Fa-f]{3,8}(?![\p{L}\d])|0x[0-9A-Fa-f]+`,
  ].join('|'),
  'gu',
)
/** A text without any of these has nothing to mask. */
const mayHave = /[{}$%&<[`\\_#]|[@!.:;=/]\w|\w\(|\W-|^-|[a-z][A-Z]|0x/

/** A text with HOLE in place of each character that is not language; offsets stay the same. */
export const masked = (text: string): string =>
  mayHave.test(text) ? text.replace(notLanguage, (found) => HOLE.repeat(found.length)) : text

const placeholders = /\{\{[^{}]*\}\}|\$?\{[\w.]+\}|%(?:\(\w+\)|\d+\$)?(?:\.\d+)?[disfu@](?![\p{L}\d])|%\w+%/gu

/** The placeholders of a text, in order. */
export const placeholdersIn = (text: string): readonly string[] => text.match(placeholders) ?? []
