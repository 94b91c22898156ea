import type { Block } from 'payload'
import { onlyPictures } from '../parts/image/fields.ts'
import { linkField } from '../parts/link/fields.ts'
import { requiredList } from '../parts/required-list/fields.ts'
import { titleField } from '../parts/text/fields.ts'

export const exploreMore: Block = {
  slug: 'explore_more',
  interfaceName: 'ExploreMoreRecord',
  labels: { singular: 'Explore more', plural: 'Explore more' },
  admin: { group: 'Links and actions' },
  fields: [
    titleField(),
    requiredList({
      name: 'items',
      label: 'Cards',
      labels: { singular: 'Card', plural: 'Cards' },
      type: 'array',
      interfaceName: 'ExploreMoreItemRecord',
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
        description: 'Three look best. Cards that link to an unpublished page are not shown.',
      },
    }),
  ],
}
