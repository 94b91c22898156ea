import type { GlobalConfig } from 'payload'
import { readPublished, settingsEditedInStudio } from './access.ts'
import { globalWithDrafts } from './drafts.ts'
import { hourField } from './hour.ts'
import { pageTabs } from './page-tabs.ts'
import { pathPreview } from './preview-url.ts'

export const realEstateOverview: GlobalConfig = {
  slug: 'real-estate-overview',
  label: 'Real-estate overview',
  graphQL: { name: 'RealEstateOverviewRecord' },
  admin: { preview: pathPreview('/real-estate'), description: 'The page at /real-estate.' },
  access: settingsEditedInStudio(readPublished),
  versions: globalWithDrafts,
  fields: [hourField, pageTabs()],
}
