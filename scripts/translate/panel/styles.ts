/** Mantine's styles in their layer, below ours; palette and lengths are the site's. */
import '@mantine/core/styles.layer.css'
import '@fontsource-variable/figtree/index.css'
import '../../../src/theme/tokens.css'
import './panel.css'
