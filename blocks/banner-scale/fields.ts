import type { Block } from 'payload'
import { mediaItemField } from '../parts/media-item/fields.ts'
import { textField } from '../parts/text/fields.ts'

export const bannerScale: Block = {
  slug: 'banner_scale',
  interfaceName: 'BannerScaleRecord',
  labels: { singular: 'Banner, opening sun', plural: 'Banners, opening sun' },
  admin: { group: 'Openings' },
  fields: [textField(), mediaItemField()],
}
