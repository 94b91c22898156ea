import { pageGlobal } from '../../model/page-config.ts'
import { pageTabs } from '../../model/page-tabs.ts'

export const realEstateOverview = pageGlobal('real-estate-overview', {
  label: 'Real-estate overview',
  fields: [pageTabs()],
})
