/** Where a message is seen on a page, as a relative address: context/about.html#pages%2Fabout%3Ahero.title. */
export const contextLink = (view: string, id: string) => `context/${view}.html#${encodeURIComponent(id)}`
