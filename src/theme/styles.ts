/**
 * The styles of every page. The components' own styles come with the components that use them.
 * Mantine's are its *.layer.css files: everything of theirs sits in the layer "mantine", below ours (see index.html).
 */
import '@mantine/core/styles/baseline.layer.css'
import '@mantine/core/styles/default-css-variables.layer.css'
import '@mantine/core/styles/global.layer.css'
import './fonts.css'
import './tokens.css'
import './base.css'
