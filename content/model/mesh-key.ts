import type { TextField } from 'payload'

/** Ties a record to its shape in the masterplan model. */
export function meshKeyField(): TextField {
  return {
    name: 'meshKey',
    label: 'Shape on the map',
    type: 'text',
    validate: checkMeshKey,
    admin: {
      position: 'sidebar',
      placeholder: 'villa_salina',
      description: 'The name that this place has in the masterplan model. Empty: it has no pin.',
    },
  }
}

/** Accepts the names that modelling programs give to their nodes. */
export function checkMeshKey(value: unknown): string | true {
  if (value === undefined || value === null || value === '') return true
  if (typeof value === 'string' && /^[\w.:-]{1,120}$/.test(value)) return true
  return 'Use the name from the model as it is: letters, digits, dots, dashes and underscores.'
}
