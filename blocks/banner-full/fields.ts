import type { Block } from 'payload'
import { mediaItemField } from '../parts/media-item/fields.ts'

export const bannerFull: Block = {
  slug: 'banner_full',
  interfaceName: 'BannerFullRecord',
  labels: { singular: 'Banner, full picture', plural: 'Banners, full picture' },
  admin: { group: 'Heroes and banners' },
  fields: [
    {
      ...mediaItemField(),
      admin: { description: 'As wide as the page. The caption comes from the media library.' },
    },
  ],
}
