import type { Block } from 'payload'
import { customizeField } from '../parts/customize/fields.ts'
import { hourField } from '../parts/hour/fields.ts'
import { onlyPictures } from '../parts/image/fields.ts'
import { linkField } from '../parts/link/fields.ts'
import { requiredList } from '../parts/required-list/fields.ts'
import { bodyField, titleField } from '../parts/text/fields.ts'

export const imageCarouselOffset: Block = {
  slug: 'image_carousel_offset',
  interfaceName: 'ImageCarouselOffsetRecord',
  labels: { singular: 'Image carousel, offset', plural: 'Image carousels, offset' },
  admin: { group: 'Media' },
  fields: [
    { name: 'label', label: 'Eyebrow', type: 'text', localized: true },
    hourField(),
    titleField(),
    bodyField(),
    linkField(),
    requiredList({
      name: 'images',
      label: 'Pictures',
      type: 'upload',
      relationTo: 'media',
      hasMany: true,
      filterOptions: onlyPictures,
      admin: { description: 'Every second picture is lower and smaller.' },
    }),
    customizeField(),
  ],
}
