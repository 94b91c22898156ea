import type { Block } from 'payload'
import { linkField } from '../parts/link/fields.ts'
import { isTimeZone } from './time-zone.ts'

export const weatherContent: Block = {
  slug: 'weather_content',
  interfaceName: 'WeatherContentRecord',
  labels: { singular: 'Weather', plural: 'Weather' },
  admin: { group: 'Words' },
  fields: [
    {
      name: 'text',
      label: 'Text',
      type: 'textarea',
      localized: true,
      required: true,
      admin: { rows: 4, description: 'Sea, wind and where to be. *Asterisks* make a word italic.' },
    },
    linkField(),
    {
      name: 'timeZone',
      label: 'Time zone',
      type: 'text',
      validate: (value: unknown) =>
        !value || (typeof value === 'string' && isTimeZone(value))
          ? true
          : 'Write the time zone as Region/City, for example Europe/Madrid.',
      admin: {
        placeholder: 'Europe/Madrid',
        description:
          'The drawn sun stands where it is at the place now. Leave empty for the visitor’s own hour.',
      },
    },
  ],
}
