import { pageGlobal } from './page-config.ts'
import { pageTabs } from './page-tabs.ts'

export const home = pageGlobal('home', { label: 'Home page', fields: [pageTabs()] })
