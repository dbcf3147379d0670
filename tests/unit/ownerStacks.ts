import React from 'react'

/**
 * React in development captures an owner stack for each element, which takes a third of the browser tests' time. It
 * stops after 10,000 per second, so this keeps its counter above that limit. If an upgrade of React removes the
 * counter, tests still work, but slower.
 */
const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE')
if (typeof internals === 'object' && internals !== null) {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    // Test files that share a process define this repeatedly.
    configurable: true,
    get: () => Number.POSITIVE_INFINITY,
    set: () => {},
  })
}
