import type { Block } from 'payload'
import { mediaListField } from '../parts/media-item/fields.ts'

export const mediaCarousel: Block = {
  slug: 'media_carousel',
  interfaceName: 'MediaCarouselRecord',
  labels: { singular: 'Media carousel', plural: 'Media carousels' },
  admin: { group: 'Media' },
  fields: [mediaListField({ label: 'Pictures and films' })],
}
