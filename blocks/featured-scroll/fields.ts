import type { Block } from 'payload'
import { anchorField, labelField } from '../parts/labels/fields.ts'
import { mediaItemField } from '../parts/media-item/fields.ts'
import { requiredList } from '../parts/required-list/fields.ts'
import { bodyField } from '../parts/text/fields.ts'

export const featuredScroll: Block = {
  slug: 'featured_scroll',
  interfaceName: 'FeaturedScrollRecord',
  labels: { singular: 'Featured scroll', plural: 'Featured scrolls' },
  admin: { group: 'Text and media' },
  fields: [
    requiredList({
      name: 'items',
      label: 'Steps',
      labels: { singular: 'Step', plural: 'Steps' },
      type: 'array',
      interfaceName: 'FeaturedScrollItemRecord',
      fields: [
        { name: 'title', label: 'Title', type: 'text', localized: true, required: true },
        labelField(),
        bodyField(),
        mediaItemField(),
        anchorField(),
      ],
      admin: {
        initCollapsed: true,
        description: 'The labels stay in view while the pictures scroll past.',
      },
    }),
  ],
}
