import {
  type BrandColour,
  COLOUR_NAMES,
  type EnteredColours,
  FINER_COLOURS,
  MAIN_COLOURS,
} from '@belvedere/kit/brand/colours.ts'
import { contrastProblems } from '@belvedere/kit/brand/contrast.ts'
import { parseHex } from '@belvedere/kit/colour.ts'
import type { Field, TextField, TextFieldSingleValidation } from 'payload'

const HELP: Partial<Record<BrandColour, string>> = {
  paper: 'The light ground of every page.',
  ink: 'Text on light grounds, and the dark ground.',
  accent: 'The sun: small signs, rarely more than one in view.',
  link: 'Links and the frame of what has the focus.',
}

/** The colours, with a live view of the grounds that follow from them. */
export const paletteFields: Field[] = [
  {
    name: 'palette',
    label: false,
    type: 'group',
    fields: [
      { type: 'row', fields: MAIN_COLOURS.map(colourField) },
      {
        type: 'ui',
        name: 'grounds',
        admin: { components: { Field: '/delivery/brand/studio/palette-view.tsx#PaletteView' } },
      },
      {
        type: 'collapsible',
        label: 'Finer colours',
        admin: {
          initCollapsed: true,
          description: 'Made from the four colours above, unless you set them.',
        },
        fields: rowsOf(FINER_COLOURS.map(colourField)),
      },
    ],
  },
]

function colourField(name: BrandColour): TextField {
  const description = HELP[name]
  return {
    name,
    label: COLOUR_NAMES[name],
    type: 'text',
    maxLength: 7,
    validate: checkColour(name),
    admin: {
      ...(description && { description }),
      components: {
        Field: {
          path: '/delivery/brand/studio/colour-field.tsx#ColourField',
          clientProps: { colour: name },
        },
      },
    },
  }
}

function rowsOf(fields: TextField[]): Field[] {
  const rows = Math.ceil(fields.length / 4)
  return Array.from({ length: rows }, (_, row) => ({
    type: 'row',
    fields: fields.slice(row * 4, row * 4 + 4),
  }))
}

/**
 * Checks the form of a colour, and that texts in it and on it can be read. A pair is reported at the
 * colours that were entered, since only these can be changed.
 */
function checkColour(name: BrandColour): TextFieldSingleValidation {
  return (value, { siblingData }) => {
    if (!value) return true
    if (!parseHex(value.trim())) return 'Enter the colour as #RRGGBB, for example #20262C.'
    const entered: EnteredColours = { ...siblingData, [name]: value }
    const problem = contrastProblems(entered).find(({ text, ground }) =>
      [text, ground].includes(name),
    )
    return problem?.sentence ?? true
  }
}
