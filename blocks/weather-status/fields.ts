import type { Block } from 'payload'

export const weatherStatus: Block = {
  slug: 'weather_status',
  interfaceName: 'WeatherStatusRecord',
  labels: { singular: 'Open or closed', plural: 'Open or closed' },
  admin: { group: 'Location and layout' },
  fields: [
    {
      name: 'title',
      label: 'Title',
      type: 'text',
      localized: true,
      admin: { placeholder: 'Open today', description: 'Heading of the row.' },
    },
    {
      name: 'name',
      label: 'Name',
      type: 'text',
      localized: true,
      required: true,
      admin: { placeholder: 'Roof terrace', description: 'What is open or closed.' },
    },
    {
      name: 'isOpen',
      label: 'Open',
      type: 'checkbox',
      defaultValue: true,
      admin: {
        description:
          'Stays as it is here, at every hour, until somebody changes it. What opens and closes each day is better a text with its hours.',
      },
    },
    {
      name: 'lastUpdated',
      label: 'Last update',
      type: 'text',
      localized: true,
      admin: {
        placeholder: 'Updated 07:00',
        description: 'Free text, for example when it was updated or closes.',
      },
    },
  ],
}
