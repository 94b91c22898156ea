import type { Block } from 'payload'
import { mediaListField } from '../parts/media-item/fields.ts'
import { requiredList } from '../parts/required-list/fields.ts'

export const mediaCarousel: Block = {
  slug: 'media_carousel',
  interfaceName: 'MediaCarouselRecord',
  labels: { singular: 'Media carousel', plural: 'Media carousels' },
  admin: { group: 'Media' },
  fields: [requiredList(mediaListField({ label: 'Pictures and films' }))],
}
