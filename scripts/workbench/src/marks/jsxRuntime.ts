/** The JSX runtime of a build with marks: React's, with marks removed from DOM elements. */
import type { ElementType, Key } from 'react'
import * as runtime from 'react/jsx-runtime'
import { Trans } from 'react-i18next'
import { type HostProps, UnmarkedTrans, unmarkProps } from './unmark.tsx'

export { Fragment } from 'react/jsx-runtime'

export const jsx = (type: ElementType, props: HostProps, key?: Key) =>
  runtime.jsx(withoutMarks(type), unmarked(type, props), key)

export const jsxs = (type: ElementType, props: HostProps, key?: Key) =>
  runtime.jsxs(withoutMarks(type), unmarked(type, props), key)

const withoutMarks = (type: ElementType): ElementType => (type === Trans ? UnmarkedTrans : type)

const unmarked = (type: ElementType, props: HostProps) => (typeof type === 'string' ? unmarkProps(type, props) : props)
