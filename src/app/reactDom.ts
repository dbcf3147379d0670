/** The largest part of the application by far, in a file of its own, so that it is evaluated in a task of its own. */
export { hydrateRoot } from 'react-dom/client'
