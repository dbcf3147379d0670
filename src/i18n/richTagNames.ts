/** The only tags that a text may carry, all in specimens: a marked term, a marked error, what an editor put in or took out. */
export const richTagNames = ['term', 'err', 'ins', 'del'] as const
