import type { Block } from 'payload'
import { hourField } from '../parts/hour/fields.ts'
import { onlyPictures } from '../parts/image/fields.ts'
import { linkField } from '../parts/link/fields.ts'
import { textField } from '../parts/text/fields.ts'

export const listings5050: Block = {
  slug: 'listings_5050',
  interfaceName: 'Listings5050Record',
  labels: { singular: 'Listings 50/50', plural: 'Listings 50/50' },
  admin: { group: 'Real estate' },
  fields: [
    textField(),
    hourField(),
    linkField(),
    {
      name: 'links',
      label: 'Rows',
      labels: { singular: 'Row', plural: 'Rows' },
      type: 'array',
      interfaceName: 'Listings5050LinkRecord',
      fields: [
        linkField(),
        {
          name: 'image',
          label: 'Picture',
          type: 'upload',
          relationTo: 'media',
          filterOptions: onlyPictures,
        },
      ],
      admin: {
        initCollapsed: true,
        description: 'For example one per category. Rows without a valid link are not shown.',
      },
    },
    { name: 'left', label: 'Rows on the left', type: 'checkbox', defaultValue: false },
  ],
}
