import { EVENING } from '@belvedere/kit/evening.ts'
import type {
  GroupField,
  NumberField,
  RichTextField,
  TextareaField,
  TextField,
  UploadField,
} from 'payload'

type Part = TextField | TextareaField | RichTextField | UploadField

/**
 * The words and the picture that a block shows in the evening instead of those of the day. An empty
 * field keeps the one of the day.
 */
export function eveningField(interfaceName: string, parts: Part[]): GroupField {
  return {
    name: 'evening',
    label: 'In the evening',
    type: 'group',
    interfaceName,
    custom: { part: 'hours' },
    fields: [...parts.map(ofEvening), fromField()],
    admin: {
      description:
        'Shown from this hour until five in the morning, by the time of the property. What is empty stays as above.',
    },
  }
}

/** In lists of errors and for screen readers its label differs from that of the day. */
function ofEvening<Field extends Part>(field: Field): Field {
  return { ...field, label: `Evening ${String(field.label).toLowerCase()}` }
}

function fromField(): NumberField {
  return {
    name: 'from',
    label: 'From this hour',
    type: 'number',
    defaultValue: EVENING.from,
    min: EVENING.first,
    max: EVENING.last,
    validate: checkHour,
    admin: { step: 1, description: 'A full hour: 19 is seven in the evening.' },
  }
}

function checkHour(value: unknown): string | true {
  const { first, last } = EVENING
  if (value === null || value === undefined) return true
  if (Number.isInteger(value) && Number(value) >= first && Number(value) <= last) return true
  return `Enter a full hour from ${first} to ${last}, for example 19.`
}
