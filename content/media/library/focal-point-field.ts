import type { Field } from 'payload'
import { familyOfMime } from '../kinds.ts'

/** Shows the focal point of a picture in its form; Payload's own fields store it. */
export const focalPointField: Field = {
  name: 'focalPoint',
  type: 'ui',
  admin: {
    disableListColumn: true,
    condition: ({ id, mimeType }) => Boolean(id) && familyOfMime(mimeType) === 'picture',
    components: { Field: '/media/library/studio/focal-field.tsx#FocalField' },
  },
}
