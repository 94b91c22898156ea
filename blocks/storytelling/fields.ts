import type { Block } from 'payload'
import { hourField } from '../parts/hour/fields.ts'
import { mediaItemField } from '../parts/media-item/fields.ts'
import { textField } from '../parts/text/fields.ts'

export const storytelling: Block = {
  slug: 'storytelling',
  interfaceName: 'StorytellingRecord',
  labels: { singular: 'Storytelling', plural: 'Storytellings' },
  admin: { group: 'Scroll stories' },
  fields: [textField(), hourField(), mediaItemField()],
}
