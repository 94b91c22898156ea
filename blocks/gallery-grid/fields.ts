import type { Block } from 'payload'
import { anyStored } from '../parts/any-stored/fields.ts'
import { requiredList } from '../parts/required-list/fields.ts'
import { titleField } from '../parts/text/fields.ts'

export const galleryGrid: Block = {
  slug: 'gallery_grid',
  interfaceName: 'GalleryGridRecord',
  labels: { singular: 'Gallery grid', plural: 'Gallery grids' },
  admin: { group: 'Links and actions' },
  fields: [
    titleField(),
    requiredList({
      name: 'items',
      label: 'Galleries',
      type: 'relationship',
      relationTo: 'galleries',
      filterOptions: anyStored,
      hasMany: true,
      admin: {
        isSortable: true,
        description:
          'Shown in this order, four in a row, with their first picture. Unpublished galleries are not shown.',
      },
    }),
  ],
}
