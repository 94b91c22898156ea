import type { GroupField } from 'payload'

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
            fields: [
              {
                name: 'hex',
                label: 'Background colour',
                type: 'text',
                validate: (value: unknown) =>
                  !value || (typeof value === 'string' && HEX.test(value))
                    ? true
                    : 'Write the colour as #RRGGBB, for example #F0E7D8.',
                admin: {
                  placeholder: '#F0E7D8',
                  description: 'Leave empty for the page’s own ground.',
                },
              },
            ],
          },
        ],
      },
    ],
  }
}
