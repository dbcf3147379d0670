/**
 * The letters of scripts without spaces between words, for a character class with the flag u. The long vowel mark of
 * Japanese has no script of its own.
 */
export const UNSPACED = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}`
