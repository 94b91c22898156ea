import { adoptStyles } from '@belvedere/ui/adopt-styles.ts'
import panel from './menu.module.css?inline'
import columns from './menu-columns.module.css?inline'
import foot from './menu-foot.module.css?inline'

// The panel is hidden until it is opened, so its styles are loaded with its script.
adoptStyles(panel + columns + foot)
