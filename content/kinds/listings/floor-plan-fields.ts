import type { NumberField, UploadField } from 'payload'

/** The plan of a house, over which its sun moves. */
export function floorPlanFields(): [UploadField, NumberField] {
  return [
    {
      name: 'floorPlan',
      label: 'Plan',
      type: 'upload',
      relationTo: 'media',
      filterOptions: { mimeType: { equals: 'image/svg+xml' } },
      admin: { description: 'An SVG drawing. Its rooms get their names from the drawing.' },
    },
    {
      name: 'floorPlanBearing',
      label: 'Where the top of the plan points, in degrees',
      type: 'number',
      defaultValue: 0,
      min: -180,
      max: 360,
      admin: { description: 'Clockwise from north: 0 is north, 90 is east.' },
    },
  ]
}
