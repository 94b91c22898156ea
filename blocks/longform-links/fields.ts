import type { Block } from 'payload'
import { anchorField, labelField } from '../parts/labels/fields.ts'
import { requiredList } from '../parts/required-list/fields.ts'
import { bodyField, titleField } from '../parts/text/fields.ts'

export const longformLinks: Block = {
  slug: 'longform_links',
  interfaceName: 'LongformLinksRecord',
  labels: { singular: 'Long text with labels', plural: 'Long texts with labels' },
  admin: { group: 'Text' },
  fields: [
    requiredList({
      name: 'items',
      label: 'Sections',
      labels: { singular: 'Section', plural: 'Sections' },
      type: 'array',
      interfaceName: 'LongformLinksItemRecord',
      fields: [titleField(), labelField(), anchorField(), bodyField()],
      admin: { initCollapsed: true },
    }),
  ],
}
