import { pageGlobal } from './page-config.ts'
import { pageTabs } from './page-tabs.ts'

export const realEstateOverview = pageGlobal('real-estate-overview', {
  label: 'Real-estate overview',
  fields: [pageTabs()],
})
