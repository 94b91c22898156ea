import type { GroupField, TextField } from 'payload'
import { swatches } from './swatches.ts'

const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i

/** `customize.background.color.hex`: the ground a block stands on (spec §3). */
export function customizeField(): GroupField {
  return {
    name: 'customize',
    label: 'Look',
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
      description: 'Choose one of the palette or write your own. Empty: the page’s own ground.',
      components: {
        afterInput: [{ path: '/studio/swatches.tsx#Swatches', clientProps: { swatches } }],
      },
    },
  }
}

function checkHex(value: unknown): string | true {
  if (!value || (typeof value === 'string' && HEX.test(value))) return true
  return 'Write the colour as #RRGGBB, for example #F0E7D8.'
}
