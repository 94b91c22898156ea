import type { Block, GroupField } from 'payload'
import { onlyPictures } from '../parts/image/fields.ts'
import { linkField } from '../parts/link/fields.ts'
import { requiredList } from '../parts/required-list/fields.ts'
import { bodyField, eyebrowField, textField, titleField } from '../parts/text/fields.ts'
import { MOST_ROWS } from './most-rows.ts'

export const accordion5050: Block = {
  slug: 'accordion_5050',
  interfaceName: 'Accordion5050Record',
  labels: { singular: 'Accordion 50/50', plural: 'Accordions 50/50' },
  admin: { group: 'Text and media' },
  fields: [
    requiredList({
      name: 'links',
      label: 'Rows',
      labels: { singular: 'Row', plural: 'Rows' },
      type: 'array',
      interfaceName: 'Accordion5050LinkRecord',
      maxRows: MOST_ROWS,
      fields: [
        rowTextField(),
        linkField(),
        {
          name: 'image',
          label: 'Picture',
          type: 'upload',
          relationTo: 'media',
          filterOptions: onlyPictures,
          admin: {
            description: 'Shown while the row is open. Leave empty to keep the previous picture.',
          },
        },
      ],
      admin: {
        initCollapsed: true,
        description: 'One row is open at a time, at first the top one.',
      },
    }),
    { name: 'left', label: 'Picture on the left', type: 'checkbox', defaultValue: false },
  ],
}

function rowTextField(): GroupField {
  const fields = [
    {
      ...eyebrowField(),
      admin: { description: 'Shown before the title, for example a time or a number.' },
    },
    { ...titleField(), validate: checkTitle },
    bodyField(),
  ]
  return { ...textField(), fields }
}

function checkTitle(value: unknown) {
  if (typeof value === 'string' && value.trim() !== '') return true
  return 'Enter a title: visitors click it to open the row.'
}
