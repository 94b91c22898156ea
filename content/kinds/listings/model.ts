import { factValuesField } from '../../model/facts/values-field.ts'
import { hourField } from '../../model/hour.ts'
import { listingFacts } from '../../model/listing-facts.ts'
import { meshKeyField } from '../../model/mesh-key.ts'
import { pageCollection } from '../../model/page-config.ts'
import { pageTabs } from '../../model/page-tabs.ts'
import { pictureField, picturesField } from '../../model/picture.ts'
import { descriptionField } from '../../model/title.ts'
import { floorPlanFields } from './floor-plan-fields.ts'

const TITLE = 'Name of the property, for example “Corner house”.'

export const listings = pageCollection('listings', TITLE, {
  admin: {
    group: 'Real estate',
    defaultColumns: ['title', 'thumbnail', 'unit', 'category', 'status', 'price', '_status'],
    listSearchableFields: ['title', 'unit', 'slug'],
  },
  defaultSort: 'title',
  // A covering index for lists and counts: reading rows is slow because they contain the blocks.
  indexes: [{ fields: ['category', '_status', 'bedrooms', 'price', 'createdAt'] }],
  fields: [
    {
      name: 'status',
      label: 'Availability',
      type: 'select',
      required: true,
      defaultValue: 'available',
      index: true,
      enumName: 'listing_status',
      options: [
        { label: 'Available', value: 'available' },
        { label: 'Reserved', value: 'reserved' },
        { label: 'Sold', value: 'sold' },
      ],
      admin: { position: 'sidebar' },
    },
    meshKeyField(),
    hourField,
    pageTabs(
      {
        label: 'Property',
        fields: [
          {
            name: 'category',
            label: 'Category',
            type: 'relationship',
            relationTo: 'real-estate-categories',
            required: true,
            index: true,
            admin: { description: 'The category’s slug is part of the address of the property.' },
          },
          ...listingFacts(),
          factValuesField,
          descriptionField('Two or three sentences about the property.'),
        ],
      },
      {
        label: 'Pictures',
        fields: [
          pictureField(
            'thumbnail',
            'Thumbnail',
            'Shown in lists. Leave empty to use the first of the pictures below.',
          ),
          picturesField('pictures', 'Pictures', 'Shown in this order on the property’s page.'),
          ...floorPlanFields(),
        ],
      },
    ),
  ],
})
