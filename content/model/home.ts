import type { GlobalConfig } from 'payload'
import { readPublished, settingsEditedInStudio } from './access.ts'
import { globalWithDrafts } from './drafts.ts'
import { seenAt } from './on-site.ts'
import { pageTabs } from './page-tabs.ts'

export const home: GlobalConfig = {
  slug: 'home',
  label: 'Home page',
  graphQL: { name: 'HomeRecord' },
  admin: { preview: seenAt('/'), description: 'The page at /, where most visitors begin.' },
  access: settingsEditedInStudio(readPublished),
  versions: globalWithDrafts,
  fields: [pageTabs()],
}
