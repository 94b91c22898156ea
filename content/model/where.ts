import { latitudeField, longitudeField } from '@belvedere/blocks/parts/coordinates/fields.ts'
import type { RowField } from 'payload'

/** The coordinates of the property, for globes and the path of its sun. */
export function whereFields(): RowField {
  return {
    type: 'row',
    fields: [
      latitudeField(),
      longitudeField(
        'Where the property is: its sun on globes, and the path of the sun on its map.',
      ),
    ],
  }
}
