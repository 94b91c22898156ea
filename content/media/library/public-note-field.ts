import type { Field } from 'payload'

/** A note above the fields of a file that it is public, so that changes are visible at once. */
export const publicNoteField: Field = {
  name: 'publicNote',
  type: 'ui',
  admin: {
    disableListColumn: true,
    condition: ({ id }) => Boolean(id),
    components: { Field: '/media/library/studio/public-fields.tsx#PublicNoteField' },
  },
}
