import React from 'react'

/**
 * React in development keeps a stack for each element that it makes, for tools that nobody opens here: a third of what
 * tests in a browser take. It stops at 10 000 a second, by a counter that this holds beyond them. Without that counter,
 * after an upgrade, tests are as right and slower.
 */
const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE')
if (typeof internals === 'object' && internals !== null) {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    // Files of tests that share a process do this one after the other.
    configurable: true,
    get: () => Number.POSITIVE_INFINITY,
    set: () => {},
  })
}
