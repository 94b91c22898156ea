import type { NumberField } from 'payload'

/** A latitude in degrees; negative south of the equator. */
export function latitudeField(): NumberField {
  return {
    name: 'lat',
    label: 'Latitude',
    type: 'number',
    validate: (value: unknown) => check(value, 90, 'latitude', '51.47'),
    admin: { step: 0.01, placeholder: '51.47' },
  }
}

/** A longitude in degrees; negative west of Greenwich. */
export function longitudeField(description = 'Without both, not on the globe.'): NumberField {
  return {
    name: 'lng',
    label: 'Longitude',
    type: 'number',
    validate: (value: unknown) => check(value, 180, 'longitude', '-0.45'),
    admin: { step: 0.01, placeholder: '-0.45', description },
  }
}

function check(value: unknown, max: number, name: string, example: string) {
  if (value === null || value === undefined) return true
  if (typeof value === 'number' && Math.abs(value) <= max) return true
  return `Enter the ${name} in degrees between -${max} and ${max}, for example ${example}.`
}
