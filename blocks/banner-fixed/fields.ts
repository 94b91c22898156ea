import type { Block } from 'payload'
import { customizeField } from '../parts/customize/fields.ts'
import { mediaItemField } from '../parts/media-item/fields.ts'

export const bannerFixed: Block = {
  slug: 'banner_fixed',
  interfaceName: 'BannerFixedRecord',
  labels: { singular: 'Banner, parallax', plural: 'Banners, parallax' },
  admin: { group: 'Heroes and banners' },
  fields: [mediaItemField(), customizeField()],
}
