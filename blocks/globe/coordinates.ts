import type { NumberField } from 'payload'

/** How far north a place lies; south is below zero. */
export function latitudeField(): NumberField {
  return {
    name: 'lat',
    label: 'Latitude',
    type: 'number',
    validate: (value: unknown) => check(value, 90, 'latitude', '51.47'),
    admin: { step: 0.01, placeholder: '51.47' },
  }
}

/** How far east a place lies; west is below zero. */
export function longitudeField(): NumberField {
  return {
    name: 'lng',
    label: 'Longitude',
    type: 'number',
    validate: (value: unknown) => check(value, 180, 'longitude', '-0.45'),
    admin: { step: 0.01, placeholder: '-0.45', description: 'Without both, not on the globe.' },
  }
}

function check(value: unknown, most: number, name: string, example: string) {
  if (value === null || value === undefined) return true
  if (typeof value === 'number' && Math.abs(value) <= most) return true
  return `Write the ${name} in degrees between -${most} and ${most}, such as ${example}.`
}
