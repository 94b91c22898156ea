import type { Block, SelectField, TextareaField } from 'payload'
import { eveningField } from '../parts/evening/fields.ts'
import type { Drawing } from '../parts/looks/fields.ts'
import { mediaItemField } from '../parts/media-item/fields.ts'
import { eyebrowField, titleField } from '../parts/text/fields.ts'
import { LOOKS, type Look } from './look.ts'
import { dusk, noon, wordsOn } from './picture-of-hour.ts'

const DRAWN: Record<Look, { label: string; drawing: Drawing }> = {
  big: {
    label: 'Full screen, largest title',
    drawing: [
      ['picture', 0, 0, 96, 60],
      ['title', 8, 26, 66, 9],
      ['title', 8, 40, 48, 9],
    ],
  },
  over: {
    label: 'Full screen, smaller title',
    drawing: [
      ['picture', 0, 0, 96, 60],
      ['title', 8, 36, 42, 5],
      ['title', 8, 45, 30, 5],
    ],
  },
  plain: {
    label: 'Picture beside the text',
    drawing: [
      ['title', 8, 9, 46, 6],
      ['title', 8, 19, 34, 6],
      ['text', 8, 42, 24, 2],
      ['text', 8, 47, 19, 2],
      ['picture', 40, 31, 56, 29],
    ],
  },
  slim: {
    label: 'Slim picture below the title',
    drawing: [
      ['title', 8, 7, 44, 5],
      ['title', 8, 16, 30, 5],
      ['text', 62, 11, 26, 2],
      ['text', 62, 16, 20, 2],
      ['picture', 0, 32, 96, 20],
    ],
  },
}

const lookField: SelectField = {
  name: 'look',
  label: 'Look',
  type: 'select',
  defaultValue: 'plain',
  options: LOOKS.map((value) => ({ value, label: DRAWN[value].label })),
  admin: {
    isClearable: false,
    components: {
      Field: {
        path: '/studio/looks-field.tsx#LooksField',
        clientProps: { drawings: LOOKS.map((value) => DRAWN[value].drawing) },
      },
    },
  },
}

export const hero: Block = {
  slug: 'hero',
  interfaceName: 'HeroRecord',
  labels: { singular: 'Hero', plural: 'Heroes' },
  admin: { group: 'Heroes and banners' },
  fields: [
    eyebrowField(),
    titleField({ required: true }),
    subtitleField(),
    mediaItemField({ picture: wordsOn('noon') }),
    noon,
    dusk,
    eveningField('HeroEveningRecord', [eyebrowField(), titleField(), subtitleField()]),
    lookField,
  ],
}

function subtitleField(): TextareaField {
  return {
    name: 'subtitle',
    label: 'Subtitle',
    type: 'textarea',
    localized: true,
    admin: { rows: 2, description: 'Plain text. Line breaks are kept.' },
  }
}
