import { pageGlobal } from '../../model/page-config.ts'
import { pageTabs } from '../../model/page-tabs.ts'

export const home = pageGlobal('home', { label: 'Home page', fields: [pageTabs()] })
