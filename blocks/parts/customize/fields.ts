import { GROUND_NAMES, groundLabel, isGroundName } from '@belvedere/kit/brand/grounds.ts'
import type { GroupField, TextField } from 'payload'

/** The grounds of the palette, as the studio offers them. */
const swatches = GROUND_NAMES.map((name) => ({ name, label: groundLabel(name) }))

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
      placeholder: 'sand',
      description:
        'Choose from the palette, which follows the brand, or enter a hex value. Leave empty for the page background.',
      components: {
        afterInput: [{ path: '/studio/swatches.tsx#Swatches', clientProps: { swatches } }],
      },
    },
  }
}

function checkHex(value: unknown): string | true {
  if (!value || isGroundName(value)) return true
  if (typeof value === 'string' && HEX.test(value)) return true
  return 'Choose a colour of the palette, or enter one as #RRGGBB, for example #F0E7D8.'
}
