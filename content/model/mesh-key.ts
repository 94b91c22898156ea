import type { TextField } from 'payload'

/** The field component that lists the model's shapes and warns of taken or missing ones. */
export const SHAPE_FIELD = '/studio/shape-field.tsx#ShapeField'

/** Links a record to its shape in the masterplan model. */
export function meshKeyField(): TextField {
  return {
    name: 'meshKey',
    label: 'Map shape',
    type: 'text',
    validate: checkMeshKey,
    // A shape belongs to one place, so a duplicate starts without it.
    hooks: { beforeDuplicate: [() => null] },
    admin: {
      position: 'sidebar',
      placeholder: 'house-01',
      description: 'The shape of this place in the masterplan model. Without one it has no pin.',
      components: { Field: SHAPE_FIELD },
    },
  }
}

/** Validates a node name of a glTF model. */
export function checkMeshKey(value: unknown): string | true {
  if (value === undefined || value === null || value === '') return true
  if (typeof value === 'string' && /^[^\p{C}]{1,120}$/u.test(value)) return true
  return 'Use the name from the model, at most 120 characters.'
}
