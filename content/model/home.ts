import type { GlobalConfig } from 'payload'
import { readPublished, settingsEditedInStudio } from './access.ts'
import { blocksField } from './blocks.ts'
import { globalWithDrafts } from './drafts.ts'
import { seoField } from './seo.ts'

export const home: GlobalConfig = {
  slug: 'home',
  label: 'Home page',
  graphQL: { name: 'HomeRecord' },
  admin: { group: 'Pages' },
  access: settingsEditedInStudio(readPublished),
  versions: globalWithDrafts,
  fields: [
    {
      type: 'tabs',
      tabs: [
        { label: 'Content', fields: [blocksField()] },
        { label: 'Search and sharing', fields: [seoField()] },
      ],
    },
  ],
}
