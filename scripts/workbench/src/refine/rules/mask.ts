import { HOLE } from '../../checks/text.ts'

/**
 * What is no prose, whatever language it stands in: variables, markup, addresses, paths, code, versions and names with
 * signs in them.
 */
const parts = [
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
]
const noProse = new RegExp(parts.join('|'), 'gu')
/** No text without one of these has any of that. */
const mayHave = /[{}$%&<[`\\_#]|[@!.:;=/]\w|\w\(|\W-|^-|[a-z][A-Z]|0x/

/** A text with HOLE in place of each character of what is no prose; offsets stay the same. */
export const maskCodes = (text: string): string =>
  mayHave.test(text) ? text.replace(noProse, (found) => HOLE.repeat(found.length)) : text
