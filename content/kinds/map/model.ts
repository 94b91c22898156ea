import { onlyModels } from '@belvedere/blocks/parts/image/fields.ts'
import { eyebrowField, titleField } from '@belvedere/blocks/parts/text/fields.ts'
import type {
  ArrayField,
  NumberField,
  TextareaField,
  UIField,
  UploadField,
  UploadFieldValidation,
} from 'payload'
import { upload } from 'payload/shared'
import { checkMeshKey, SHAPE_FIELD } from '../../model/mesh-key.ts'
import { pageGlobal } from '../../model/page-config.ts'
import { pageTabs } from '../../model/page-tabs.ts'
import { pictureField } from '../../model/picture.ts'
import { showsMap } from '../../model/shows-map.ts'
import { sceneFields } from './scene-fields.ts'

/** Shows the model, and which of its shapes and of the records have no counterpart. */
const modelPanel: UIField = {
  name: 'modelPanel',
  type: 'ui',
  admin: {
    condition: ({ model }) => Boolean(model),
    components: { Field: '/media/masterplan/studio/model-panel.tsx#ModelPanel' },
  },
}

export const map = pageGlobal('map', {
  label: 'Map page',
  admin: { description: 'The page that shows the masterplan.' },
  fields: [
    pageTabs(
      {
        label: 'Text',
        fields: [
          eyebrowField(),
          titleField(),
          {
            name: 'subtitle',
            label: 'Subtitle',
            type: 'textarea',
            localized: true,
            admin: {
              rows: 2,
              description: 'One sentence under the title. Plain text; line breaks are kept.',
            },
          },
          addressField(),
        ],
      },
      {
        label: 'Masterplan',
        fields: [
          modelField(),
          modelPanel,
          ...sceneFields(),
          planField(),
          planDuskField(),
          placesField(),
          watersField(),
        ],
      },
    ),
  ],
})

/** For a property whose map is a street that everybody can find. */
function addressField(): TextareaField {
  return {
    name: 'address',
    label: 'Address',
    type: 'textarea',
    localized: true,
    admin: {
      rows: 3,
      description:
        'Without a plan, the page shows this address, with links to map services. They lead to the coordinates in “Site”, or search for the address.',
    },
  }
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
        'A glTF binary file (.glb). Listings and amenities refer to its shapes by their “Map shape”.',
    },
  }
}

function planField(): UploadField {
  const description = 'The masterplan from above; the pins are placed on it.'
  return { ...pictureField('plan', 'Plan', description), validate: checkPlan }
}

/** Asked at publishing only: a draft may be empty. */
function checkPlan(...[value, options]: Parameters<UploadFieldValidation>) {
  if (!showsMap({ ...options.data, plan: value }))
    return 'Add a plan, a model, an address or a block: an empty map is not shown to visitors.'
  return upload(value, options)
}

/** The studio compares its frame with that of the plan. Both are shown whole. */
function planDuskField(): UploadField {
  const label = 'Plan at dusk'
  const custom = { covers: 'plan', isCropped: false }
  const note = {
    path: '/media/frames/studio/frame-note.tsx#FrameNote',
    clientProps: { label, ...custom },
  }
  const description =
    'The same plan in the same frame, after sunset. It shows when visitors drag the sun below the horizon.'
  const field = pictureField('planDusk', label)
  return { ...field, custom, admin: { description, components: { afterInput: [note] } } }
}

/** Positions of the model's shapes on the plan. */
function placesField(): ArrayField {
  return {
    name: 'places',
    label: 'Pins on the plan',
    labels: { singular: 'Pin', plural: 'Pins' },
    type: 'array',
    interfaceName: 'MapPlaceRecord',
    admin: {
      initCollapsed: true,
      description: 'A listing or amenity has a pin if its “Map shape” is listed here.',
    },
    fields: [
      {
        type: 'row',
        fields: [
          {
            name: 'meshKey',
            label: 'Map shape',
            type: 'text',
            required: true,
            validate: checkPlace,
            admin: { components: { Field: SHAPE_FIELD } },
          },
          percent('x', 'Distance from the left in %'),
          percent('y', 'Distance from the top in %'),
        ],
      },
    ],
  }
}

/** Names that are set in italics on the plan. */
function watersField(): ArrayField {
  return {
    name: 'waters',
    label: 'Names on the plan',
    labels: { singular: 'Name', plural: 'Names' },
    type: 'array',
    interfaceName: 'MapNameRecord',
    admin: {
      initCollapsed: true,
      description: 'Waters, hills and bays, for example “The Narrows”; they lead nowhere.',
    },
    fields: [
      { name: 'name', label: 'Name', type: 'text', localized: true, required: true },
      {
        type: 'row',
        fields: [
          percent('x', 'Distance from the left in %'),
          percent('y', 'Distance from the top in %'),
        ],
      },
    ],
  }
}

function checkPlace(value: unknown): string | true {
  return value ? checkMeshKey(value) : 'Choose the shape of this pin.'
}

function percent(name: string, label: string): NumberField {
  return { name, label, type: 'number', required: true, min: 0, max: 100, admin: { step: 0.01 } }
}
