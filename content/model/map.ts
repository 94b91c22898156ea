import { eyebrowField, titleField } from '@belvedere/blocks/parts/text/fields.ts'
import type { GlobalConfig } from 'payload'
import { readPublished, settingsEditedInStudio } from './access.ts'
import { globalWithDrafts } from './drafts.ts'
import { pageTabs } from './page-tabs.ts'

export const map: GlobalConfig = {
  slug: 'map',
  label: 'Map page',
  graphQL: { name: 'MapRecord' },
  admin: { group: 'Pages', description: 'The page at /map, over the masterplan.' },
  access: settingsEditedInStudio(readPublished),
  versions: globalWithDrafts,
  fields: [
    pageTabs({
      label: 'Words',
      fields: [
        eyebrowField(),
        titleField(),
        {
          name: 'subtitle',
          label: 'Subtitle',
          type: 'textarea',
          localized: true,
          admin: { rows: 2, description: 'One sentence under the title.' },
        },
      ],
    }),
  ],
}
