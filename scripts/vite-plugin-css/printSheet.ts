/** The styles for paper, within the project; a file of their own in the site. */
export const printSheet = 'src/theme/print.css'
