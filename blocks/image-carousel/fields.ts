import type { Block } from 'payload'
import { customizeField } from '../parts/customize/fields.ts'
import { hourField } from '../parts/hour/fields.ts'
import { onlyPictures } from '../parts/image/fields.ts'
import { linkField } from '../parts/link/fields.ts'
import { requiredList } from '../parts/required-list/fields.ts'
import { bodyField, eyebrowField, titleField } from '../parts/text/fields.ts'

export const imageCarousel: Block = {
  slug: 'image_carousel',
  interfaceName: 'ImageCarouselRecord',
  labels: { singular: 'Image carousel', plural: 'Image carousels' },
  admin: { group: 'Media' },
  fields: [
    eyebrowField(),
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
      admin: { description: 'Captions come from the media library.' },
    }),
    customizeField(),
  ],
}
