/** The largest dependency, in its own file so that it is evaluated in its own task. */
export { hydrateRoot } from 'react-dom/client'
