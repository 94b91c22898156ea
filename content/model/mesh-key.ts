import type { TextField } from 'payload'

/** Offers the shapes of the masterplan model, and warns of one that is taken or missing. */
export const SHAPE_FIELD = '/studio/shape-field.tsx#ShapeField'

/** Ties a record to its shape in the masterplan model. */
export function meshKeyField(): TextField {
  return {
    name: 'meshKey',
    label: 'Shape on the map',
    type: 'text',
    validate: checkMeshKey,
    // A shape is one place: the copy is another.
    hooks: { beforeDuplicate: [() => null] },
    admin: {
      position: 'sidebar',
      placeholder: 'villa-01',
      description: 'The shape that this place is in the masterplan model. Empty: it has no pin.',
      components: { Field: SHAPE_FIELD },
    },
  }
}

/** Accepts the names that modelling programs give to their nodes. */
export function checkMeshKey(value: unknown): string | true {
  if (value === undefined || value === null || value === '') return true
  if (typeof value === 'string' && /^[^\p{C}]{1,120}$/u.test(value)) return true
  return 'Use the name from the model as it is, at most 120 letters.'
}
