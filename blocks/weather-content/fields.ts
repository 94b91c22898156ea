import { isTimeZone } from '@belvedere/kit/time-zone.ts'
import type { Block } from 'payload'
import { linkField } from '../parts/link/fields.ts'

export const weatherContent: Block = {
  slug: 'weather_content',
  interfaceName: 'WeatherContentRecord',
  labels: { singular: 'Weather', plural: 'Weather' },
  admin: { group: 'Text' },
  fields: [
    {
      name: 'text',
      label: 'Text',
      type: 'textarea',
      localized: true,
      required: true,
      admin: {
        rows: 4,
        description:
          'Plain text, for example about wind and temperature. Line breaks are kept, and *asterisks* make a word italic.',
      },
    },
    linkField(),
    {
      name: 'timeZone',
      label: 'Time zone',
      type: 'text',
      custom: { part: 'arc' },
      validate: (value: unknown) =>
        !value || (typeof value === 'string' && isTimeZone(value))
          ? true
          : 'Enter the time zone as Region/City, for example Europe/Madrid.',
      admin: {
        placeholder: 'Europe/Madrid',
        description:
          'The position of the sun follows this time zone. Leave empty for that of the visitor.',
      },
    },
  ],
}
