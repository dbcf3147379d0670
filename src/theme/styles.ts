/**
 * The styles of every page. The components' own styles come with the components that use them.
 * Mantine's are its *.layer.css files: everything of theirs sits in the layer "mantine", below ours (see index.html).
 * Its baseline and global sheets are not among them: base.css says the same in our tokens.
 */
import '@mantine/core/styles/default-css-variables.layer.css'
import './tokens.css'
import './base.css'
