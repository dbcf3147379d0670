/** One of the plugins in a project's vite.config. It does nothing by itself: `i18next-workbench edit` looks for it. */
export const i18next = (options = {}) => ({ name: 'i18next-workbench', api: options })
export default i18next
