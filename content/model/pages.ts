import { hourField } from './hour.ts'
import { pageCollection } from './page-config.ts'
import { pageTabs } from './page-tabs.ts'

export const pages = pageCollection('pages', 'Shown in the studio and in browser tabs.', {
  admin: { group: 'Pages', defaultColumns: ['title', 'slug', '_status', 'updatedAt'] },
  defaultSort: 'title',
  fields: [hourField, pageTabs()],
})
