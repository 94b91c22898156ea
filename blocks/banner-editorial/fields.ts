import type { Block } from 'payload'
import { onlyPictures } from '../parts/image/fields.ts'
import { mediaItemField } from '../parts/media-item/fields.ts'
import { bodyField, titleField } from '../parts/text/fields.ts'

export const bannerEditorial: Block = {
  slug: 'banner_editorial',
  interfaceName: 'BannerEditorialRecord',
  labels: { singular: 'Banner with a paper', plural: 'Banners with a paper' },
  admin: { group: 'Words' },
  fields: [
    titleField(),
    { ...bodyField('Description'), name: 'description' },
    {
      ...mediaItemField({ label: 'Portrait' }),
      admin: { description: 'Stands upright beside the words; phones leave it out.' },
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
