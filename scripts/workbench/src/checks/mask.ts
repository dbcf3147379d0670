import { icuSyntax } from './icu.ts'

/**
 * OBJECT REPLACEMENT CHARACTER, in place of text that is not language. It is no letter, space or punctuation, so no
 * word spans it.
 */
export const HOLE = '\uFFFC'

/** An indented line, or one after a prompt, that reads as code. */
const codeLine = String.raw`(?<=\n)(?:[ ]{4,}|\t)\s*(?:return|print|def|class|import|from|if|for|while|else|elif|try|except|raise|yield|assert|var|let|const|function|[\w.]+\s*=(?=[^=])|[\w.]+\([^\n]*\);?$)(?![\p{L}\p{M}])[^\n]*|(?<=^|\n)(?:>>>|\$)\s[^\n]*`

/** Placeholders, markup, addresses, paths, code, versions, and names with signs in them. */
const notLanguage = new RegExp(
  [
    String.raw`\{\{[^{}]*\}\}|\$?\{[^{}]*\}|\$\w+\$|\$[A-Za-z_]\w*`,
    String.raw`%(?:\(\w+\)|\d+\$)[-+0#']*\d*(?:\.\d+)?[diouxXeEfFgGcspn@]|%\d+%`,
    String.raw`(?<!\d)%[-+0#']*\d*(?:\.\d+)?(?:hh?|ll?|[zjtL])?[diouxXeEfFgGaAcspn@](?!\p{Script=Latin})`,
    String.raw`%\w{2,}%?|[@!]\w[\w-]*|&(?:#?\w+);`,
    String.raw`</?[A-Za-z][^<>]*>|<!--|\[/?(?:b|i|u|s|url|code|quote|img|list)\]`,
    '``[^`]*``|`[^`]*`|::',
    codeLine,
    // A CSS declaration.
    String.raw`(?<![\p{L}-])[a-z]+(?:-[a-z]+)*:\s?-?[#\d][\w.%# -]*;`,
    String.raw`(?:(?:https?|ftp|file|mailto|git|ssh):|www\.)[\w/?#@%&=+~$.:;,!*'\[\]{}-]*[\w/#@%&=+~$-]`,
    String.raw`(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+`,
    String.raw`[A-Za-z]:\\\S*|\\[a-z]|(?<![\p{L}\d])~?(?:/[\w.-]+){2,}/?`,
    String.raw`(?<![\p{L}\d-])--?[a-z][\w-]*(?:=\S+)?`,
    String.raw`(?<!\w)(?:\w+(?:[;=][\w.]+)+;?|\w*_\w+|[A-Za-z]\w*\([^()\s]*\))`,
    String.raw`(?<![\p{L}\d])(?:[A-Za-z]\w+[.:])+[A-Za-z]\w+(?:\[\])?`,
    String.raw`(?<![\p{L}\d])\.[A-Za-z]\w+`,
    String.raw`(?<![\p{L}\d]|\d[ \u00A0])[a-z]+[A-Z]\w*|(?<![\p{L}\d])[Vv]\d+(?:\.\d+)+|(?<!\d)(?!\d{1,3}(?:\.\d{3})+,\d)\d+(?:\.\d+){2,}`,
    String.raw`#[0-9A-Fa-f]{3,8}(?![\p{L}\d])|0x[0-9A-Fa-f]+`,
  ].join('|'),
  'gu',
)
/** A text without any of these has nothing to mask, which saves a third of the time of a file. */
const mayHave = /[{}$%&<[`\\_#]|[@!.:;=/]\w|::|\n|\w\(|\W-|^-|[a-z][A-Z]|0x/

/** A text with HOLE in place of each character that is not language; offsets stay the same. */
export const masked = (text: string): string =>
  mayHave.test(text) ? withoutSyntax(text).replace(notLanguage, (found) => HOLE.repeat(found.length)) : text

/** A text with HOLE in place of the syntax of ICU arguments. The texts of their branches are kept. */
const withoutSyntax = (text: string): string =>
  icuSyntax(text).reduce((shown, { start, end }) => {
    return shown.slice(0, start) + HOLE.repeat(end - start) + shown.slice(end)
  }, text)

const placeholders =
  /\{\{[^{}]*\}\}|\$?\{[\w.]+\}|%(?:\(\w+\)|\d+\$)(?:\.\d+)?[disfu@]|(?<!\d)%(?:\.\d+)?[disfu@](?![\p{Script=Latin}\d])|%\w+%/gu

/** The placeholders of a text, in order; each once where branches, or plural forms between "|", may repeat them. */
export function placeholdersIn(text: string): readonly string[] {
  const shown = withoutSyntax(text)
  const found = shown.match(placeholders) ?? []
  return shown === text && !/[^\s|]\|[^\s|]/.test(text) ? found : [...new Set(found)]
}
