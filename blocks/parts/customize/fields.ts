import type { GroupField, TextField } from 'payload'
import { swatches } from './swatches.ts'

const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i

/** The background colour of a block: `customize.background.color.hex` (spec §3). */
export function customizeField(): GroupField {
  return {
    name: 'customize',
    label: 'Appearance',
    type: 'group',
    interfaceName: 'CustomizeRecord',
    fields: [
      {
        name: 'background',
        type: 'group',
        interfaceName: 'BackgroundRecord',
        label: false,
        fields: [
          {
            name: 'color',
            type: 'group',
            interfaceName: 'ColorField',
            label: false,
            fields: [hexField()],
          },
        ],
      },
    ],
  }
}

function hexField(): TextField {
  return {
    name: 'hex',
    label: 'Background colour',
    type: 'text',
    validate: checkHex,
    admin: {
      placeholder: '#F0E7D8',
      description:
        'Choose from the palette or enter a hex value. Leave empty for the page background.',
      components: {
        afterInput: [{ path: '/studio/swatches.tsx#Swatches', clientProps: { swatches } }],
      },
    },
  }
}

function checkHex(value: unknown): string | true {
  if (!value || (typeof value === 'string' && HEX.test(value))) return true
  return 'Enter the colour as #RRGGBB, for example #F0E7D8.'
}
