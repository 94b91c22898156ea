import type { Block } from 'payload'
import { onlyPictures } from '../parts/image/fields.ts'
import { mediaItemField } from '../parts/media-item/fields.ts'
import { bodyField, titleField } from '../parts/text/fields.ts'

export const bannerEditorial: Block = {
  slug: 'banner_editorial',
  interfaceName: 'BannerEditorialRecord',
  labels: { singular: 'Banner, editorial', plural: 'Banners, editorial' },
  admin: { group: 'Text' },
  fields: [
    titleField(),
    { ...bodyField('Description'), name: 'description' },
    {
      ...mediaItemField({ label: 'Portrait' }),
      admin: { description: 'An upright picture next to the text; not shown on phones.' },
    },
    {
      name: 'backgroundImage',
      label: 'Background picture',
      type: 'upload',
      relationTo: 'media',
      filterOptions: onlyPictures,
    },
  ],
}
