import { onlyModels } from '@belvedere/blocks/parts/image/fields.ts'
import { eyebrowField, titleField } from '@belvedere/blocks/parts/text/fields.ts'
import type { GlobalConfig, UploadField } from 'payload'
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
    pageTabs(
      {
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
      },
      { label: 'Masterplan', fields: [modelField()] },
    ),
  ],
}

function modelField(): UploadField {
  return {
    name: 'model',
    label: 'Masterplan model',
    type: 'upload',
    relationTo: 'media',
    filterOptions: onlyModels,
    admin: {
      description:
        'A glTF binary file (.glb). Listings and amenities are tied to its shapes by their “Shape on the map”.',
    },
  }
}
