import { hourField } from '../../model/hour.ts'
import { pageCollection } from '../../model/page-config.ts'
import { pageTabs } from '../../model/page-tabs.ts'

export const pages = pageCollection('pages', 'Shown in the studio and in browser tabs.', {
  admin: { group: 'Pages', defaultColumns: ['title', 'slug', '_status', 'updatedAt'] },
  defaultSort: 'title',
  fields: [hourField, pageTabs()],
})
