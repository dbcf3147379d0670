import type { PropsWithChildren, ReactElement } from 'react'
import type { richTagNames } from './richTagNames.ts'

/** Each component uses its children only, so attributes in a text have no effect. */
const Term = ({ children }: PropsWithChildren) => <mark>{children}</mark>
const Err = ({ children }: PropsWithChildren) => <mark data-kind="error">{children}</mark>
const Ins = ({ children }: PropsWithChildren) => <ins>{children}</ins>
const Del = ({ children }: PropsWithChildren) => <del>{children}</del>

/** The elements for the tags of texts. */
export const richTags: Readonly<Record<(typeof richTagNames)[number], ReactElement>> = {
  term: <Term />,
  err: <Err />,
  ins: <Ins />,
  del: <Del />,
}
