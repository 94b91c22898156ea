import type { Block } from 'payload'
import { linkField } from '../parts/link/fields.ts'
import { mediaItemField } from '../parts/media-item/fields.ts'
import { titleField } from '../parts/text/fields.ts'

export const bannerCta: Block = {
  slug: 'banner_cta',
  interfaceName: 'BannerCtaRecord',
  labels: { singular: 'Banner with a call to action', plural: 'Banners with a call to action' },
  admin: { group: 'Links and actions' },
  fields: [titleField({ required: true }), linkField(), mediaItemField()],
}
