import type { ArrayField, Block } from 'payload'
import { latitudeField, longitudeField } from '../parts/coordinates/fields.ts'
import { pictureUpload } from '../parts/image/fields.ts'
import { titleField } from '../parts/text/fields.ts'

export const globe: Block = {
  slug: 'globe',
  interfaceName: 'GlobeRecord',
  labels: { singular: 'Globe', plural: 'Globes' },
  admin: { group: 'Location and layout' },
  fields: [
    titleField(),
    {
      name: 'subtitle',
      label: 'Airports title',
      type: 'text',
      localized: true,
      admin: { placeholder: 'Flight times' },
    },
    airportsField(),
    {
      name: 'subtitle2',
      label: 'Communities title',
      type: 'text',
      localized: true,
      admin: { placeholder: 'Sister communities' },
    },
    communitiesField(),
  ],
}

function airportsField(): ArrayField {
  return {
    name: 'airports',
    label: 'Airports by country',
    labels: { singular: 'Country', plural: 'Countries' },
    type: 'array',
    interfaceName: 'GlobeAirportRecord',
    admin: {
      initCollapsed: true,
      description:
        'The sun on the globe, and the flights to it, need the place of the property: enter latitude and longitude in the settings of the site.',
    },
    fields: [
      { name: 'country', label: 'Country', type: 'text', localized: true, required: true },
      {
        ...pictureUpload('flag', 'Flag'),
        admin: { description: 'Leave empty to show only the name of the country.' },
      },
      {
        name: 'items',
        label: 'Airports',
        labels: { singular: 'Airport', plural: 'Airports' },
        type: 'array',
        interfaceName: 'GlobeAirportItemRecord',
        fields: [
          { name: 'title', label: 'Airport', type: 'text', localized: true, required: true },
          {
            name: 'time',
            label: 'Flight time',
            type: 'text',
            localized: true,
            admin: { placeholder: '3 h 45' },
          },
          { type: 'row', fields: [latitudeField(), longitudeField()] },
        ],
        admin: { initCollapsed: true },
      },
    ],
  }
}

function communitiesField(): ArrayField {
  return {
    name: 'communities',
    label: 'Communities',
    labels: { singular: 'Community', plural: 'Communities' },
    type: 'array',
    interfaceName: 'GlobeCommunityRecord',
    fields: [
      { name: 'title', label: 'Name', type: 'text', localized: true, required: true },
      {
        name: 'location',
        label: 'Place',
        type: 'text',
        localized: true,
        admin: { placeholder: 'Engadine, Switzerland' },
      },
      { type: 'row', fields: [latitudeField(), longitudeField()] },
      pictureUpload('image', 'Picture'),
      {
        ...pictureUpload('logo', 'Logo'),
        admin: { description: 'Light, on a transparent background. Leave empty to show the name.' },
      },
    ],
    admin: { initCollapsed: true },
  }
}
