import type { CollectionConfig } from 'payload'
import { editedInStudio, readPublished } from '../payload/access.ts'
import { withDrafts } from './drafts.ts'
import { meshKeyField } from './mesh-key.ts'
import { pictureField } from './picture.ts'
import { fixedPreview } from './preview-url.ts'
import { slugField } from './slug.ts'
import { descriptionField, titleField } from './title.ts'

export const amenities: CollectionConfig = {
  slug: 'amenities',
  labels: { singular: 'Amenity', plural: 'Amenities' },
  graphQL: { singularName: 'AmenityRecord', pluralName: 'AmenityRecords' },
  admin: {
    group: 'Real estate',
    useAsTitle: 'title',
    preview: fixedPreview('amenities'),
    defaultColumns: ['title', 'featuredImage', 'meshKey', '_status', 'updatedAt'],
    description: 'Shared places, shown on the map.',
  },
  defaultSort: 'title',
  access: editedInStudio(readPublished),
  versions: withDrafts,
  fields: [
    titleField('Name of the place, for example “Barn Club”.'),
    slugField('amenities'),
    meshKeyField(),
    descriptionField('One or two sentences, shown next to the pin on the map.'),
    pictureField('featuredImage', 'Picture'),
  ],
}
