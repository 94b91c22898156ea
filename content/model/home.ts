import type { GlobalConfig } from 'payload'
import { readPublished, settingsEditedInStudio } from './access.ts'
import { globalWithDrafts } from './drafts.ts'
import { pageTabs } from './page-tabs.ts'

export const home: GlobalConfig = {
  slug: 'home',
  label: 'Home page',
  graphQL: { name: 'HomeRecord' },
  admin: { group: 'Pages' },
  access: settingsEditedInStudio(readPublished),
  versions: globalWithDrafts,
  fields: [pageTabs()],
}
