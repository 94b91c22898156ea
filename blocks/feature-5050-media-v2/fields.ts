import type { Block } from 'payload'
import { customizeField } from '../parts/customize/fields.ts'
import { mediaItemField } from '../parts/media-item/fields.ts'
import { bodyField, titleField } from '../parts/text/fields.ts'

export const feature5050MediaV2: Block = {
  slug: 'feature_5050_media_v2',
  interfaceName: 'Feature5050MediaV2Record',
  labels: { singular: 'Feature 50/50, edge to edge', plural: 'Features 50/50, edge to edge' },
  admin: { group: 'Text and media' },
  fields: [
    titleField(),
    bodyField(),
    mediaItemField(),
    { name: 'left', label: 'Picture on the left', type: 'checkbox', defaultValue: false },
    customizeField(),
  ],
}
