import type { Field } from 'payload'

/** Says above the fields of a file that it is public, so that a change is seen at once. */
export const publicNoteField: Field = {
  name: 'publicNote',
  type: 'ui',
  admin: {
    disableListColumn: true,
    condition: ({ id }) => Boolean(id),
    components: { Field: '/media/library/studio/public-fields.tsx#PublicNoteField' },
  },
}
