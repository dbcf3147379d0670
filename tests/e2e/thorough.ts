/**
 * Whether everything is gone through (`npm run audit`). The browser tests of `npm test` look at every page, but at a page
 * of each kind alone where the same could hardly differ from page to page, so that a change is judged within minutes.
 */
export const thorough = process.env['THOROUGH'] === '1'
