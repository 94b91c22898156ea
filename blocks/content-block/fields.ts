import type { Block } from 'payload'
import { customizeField } from '../parts/customize/fields.ts'
import { hourField } from '../parts/hour/fields.ts'
import { linkField } from '../parts/link/fields.ts'
import { bodyField, eyebrowField, titleField } from '../parts/text/fields.ts'

export const contentBlock: Block = {
  slug: 'content_block',
  interfaceName: 'ContentBlockRecord',
  labels: { singular: 'Title and text', plural: 'Titles and texts' },
  admin: { group: 'Text' },
  fields: [eyebrowField(), hourField(), titleField(), bodyField(), linkField(), customizeField()],
}
