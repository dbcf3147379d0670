import type { PropsWithChildren, ReactElement } from 'react'
import type { richTagNames } from './richTagNames.ts'

/** Each takes its content alone, so that an attribute which a text gives to its tag goes nowhere. */
const Term = ({ children }: PropsWithChildren) => <mark>{children}</mark>
const Err = ({ children }: PropsWithChildren) => <mark data-kind="error">{children}</mark>
const Ins = ({ children }: PropsWithChildren) => <ins>{children}</ins>
const Del = ({ children }: PropsWithChildren) => <del>{children}</del>

/** The elements that the tags of texts become. */
export const richTags: Readonly<Record<(typeof richTagNames)[number], ReactElement>> = {
  term: <Term />,
  err: <Err />,
  ins: <Ins />,
  del: <Del />,
}
