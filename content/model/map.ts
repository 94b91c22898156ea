import { onlyModels } from '@belvedere/blocks/parts/image/fields.ts'
import { eyebrowField, titleField } from '@belvedere/blocks/parts/text/fields.ts'
import type { ArrayField, GlobalConfig, NumberField, UploadField } from 'payload'
import { readPublished, settingsEditedInStudio } from './access.ts'
import { globalWithDrafts } from './drafts.ts'
import { checkMeshKey, SHAPE_FIELD } from './mesh-key.ts'
import { seenAt } from './on-site.ts'
import { pageTabs } from './page-tabs.ts'
import { pictureField } from './picture.ts'
import { shapesEndpoint } from './shapes-endpoint.ts'

export const map: GlobalConfig = {
  slug: 'map',
  label: 'Map page',
  graphQL: { name: 'MapRecord' },
  admin: { preview: seenAt('/map'), description: 'The page at /map, over the masterplan.' },
  access: settingsEditedInStudio(readPublished),
  versions: globalWithDrafts,
  endpoints: [shapesEndpoint],
  fields: [
    pageTabs(
      {
        label: 'Words',
        fields: [
          eyebrowField(),
          titleField(),
          {
            name: 'subtitle',
            label: 'Subtitle',
            type: 'textarea',
            localized: true,
            admin: { rows: 2, description: 'One sentence under the title.' },
          },
        ],
      },
      { label: 'Masterplan', fields: [modelField(), planField(), placesField()] },
    ),
  ],
}

function modelField(): UploadField {
  return {
    name: 'model',
    label: 'Masterplan model',
    type: 'upload',
    relationTo: 'media',
    filterOptions: onlyModels,
    admin: {
      description:
        'A glTF binary file (.glb). Listings and amenities are tied to its shapes by their “Shape on the map”.',
    },
  }
}

function planField() {
  return pictureField('plan', 'Plan', 'The masterplan seen from above, which the pins stand on.')
}

/** Where the shapes of the model stand on the plan. */
function placesField(): ArrayField {
  return {
    name: 'places',
    label: 'Pins on the plan',
    labels: { singular: 'Pin', plural: 'Pins' },
    type: 'array',
    interfaceName: 'MapPlaceRecord',
    admin: {
      initCollapsed: true,
      description: 'Listings and amenities whose “Shape on the map” is named here have a pin.',
    },
    fields: [
      {
        type: 'row',
        fields: [
          {
            name: 'meshKey',
            label: 'Shape on the map',
            type: 'text',
            required: true,
            validate: checkPlace,
            admin: { components: { Field: SHAPE_FIELD } },
          },
          percent('x', 'From the left, in %'),
          percent('y', 'From the top, in %'),
        ],
      },
    ],
  }
}

function checkPlace(value: unknown): string | true {
  return value ? checkMeshKey(value) : 'Name the shape that stands here.'
}

function percent(name: string, label: string): NumberField {
  return { name, label, type: 'number', required: true, min: 0, max: 100, admin: { step: 0.01 } }
}
