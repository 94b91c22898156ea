import type { GlobalConfig } from 'payload'
import { readPublished, settingsEditedInStudio } from './access.ts'
import { globalWithDrafts } from './drafts.ts'
import { hourField } from './hour.ts'
import { pageTabs } from './page-tabs.ts'
import { pathPreview } from './preview-url.ts'

export const home: GlobalConfig = {
  slug: 'home',
  label: 'Home page',
  graphQL: { name: 'HomeRecord' },
  admin: { preview: pathPreview('/'), description: 'The page at /.' },
  access: settingsEditedInStudio(readPublished),
  versions: globalWithDrafts,
  fields: [hourField, pageTabs()],
}
