/** The tags that texts can use, all in specimens: a marked term, a marked error, an insertion, a deletion. */
export const richTagNames = ['term', 'err', 'ins', 'del'] as const
