/**
 * The letters of scripts that put no space between words, for the brackets of a regular expression with the flag u. The
 * long vowel mark of Japanese belongs to no script of its own.
 */
export const UNSPACED = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}`
