import type { NumberField, RowField, TextField } from 'payload'
import { checkMeshKey, SHAPE_FIELD } from '../../model/mesh-key.ts'

/**
 * Data that the masterplan model lacks: the start of walks, the direction of north, and its scale.
 */
export function sceneFields(): [TextField, RowField] {
  return [gateField(), { type: 'row', fields: [bearingField(), metresField()] }]
}

function gateField(): TextField {
  return {
    name: 'gate',
    label: 'Where walks begin',
    type: 'text',
    validate: checkMeshKey,
    admin: {
      description: 'The shape of the gate. Without one, the map shows no walks.',
      components: { Field: SHAPE_FIELD },
    },
  }
}

function bearingField(): NumberField {
  return {
    name: 'bearing',
    label: 'North of the model in degrees',
    type: 'number',
    defaultValue: 0,
    min: -180,
    max: 360,
    admin: { description: 'Clockwise from the model’s own north (-Z), for the path of the sun.' },
  }
}

function metresField(): NumberField {
  return {
    name: 'metres',
    label: 'Metres per unit',
    type: 'number',
    defaultValue: 1,
    min: 0.001,
    max: 10_000,
    admin: { description: 'How many metres one unit of the model is, for the minutes of walks.' },
  }
}
