import type { Block } from 'payload'
import { mediaItemField } from '../parts/media-item/fields.ts'

export const bannerFull: Block = {
  slug: 'banner_full',
  interfaceName: 'BannerFullRecord',
  labels: { singular: 'Banner, whole picture', plural: 'Banners, whole picture' },
  admin: { group: 'Openings' },
  fields: [
    {
      ...mediaItemField(),
      admin: { description: 'Wide as the page. A picture’s own title is its caption.' },
    },
  ],
}
