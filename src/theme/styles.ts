/**
 * The styles of every page. Components import their own styles. Mantine's *.layer.css files are in the layer "mantine",
 * below ours (index.html). Its baseline and global sheets are not imported: base.css replaces them with our tokens.
 */
import '@mantine/core/styles/default-css-variables.layer.css'
import './tokens.css'
import './base.css'
