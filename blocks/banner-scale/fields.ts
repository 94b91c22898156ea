import type { Block } from 'payload'
import { mediaItemField } from '../parts/media-item/fields.ts'
import { textField } from '../parts/text/fields.ts'

export const bannerScale: Block = {
  slug: 'banner_scale',
  interfaceName: 'BannerScaleRecord',
  labels: { singular: 'Banner, scaling', plural: 'Banners, scaling' },
  admin: { group: 'Heroes and banners' },
  fields: [textField(), mediaItemField()],
}
