/** React in a build with marks, for libraries that make elements without JSX; see jsxRuntime.ts. */
import * as React from 'react'
import { type HostProps, unmarkProps } from './unmark.tsx'

// @ts-expect-error The types say "export ="; the module has its names as named exports.
export * from 'react'

export function createElement(
  type: React.ElementType,
  props: HostProps | null,
  ...children: React.ReactNode[]
): React.ReactElement {
  if (typeof type !== 'string') return React.createElement(type, props, ...children)
  const all = children.length > 0 ? { ...props, children: children.length > 1 ? children : children[0] } : { ...props }
  return React.createElement(type, unmarkProps(type, all))
}

export default { ...React, createElement }
