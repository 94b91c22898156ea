import type { ArrayField } from 'payload'
import { checkTheirs } from './checks.ts'
import { type MappingRow, OURS, type Ours } from './settings.ts'

const LABELS: Record<Ours, string> = {
  name: 'Name, as written',
  firstName: 'Name without its last word',
  lastName: 'Last word of the name',
  email: 'E-mail',
  phone: 'Telephone',
  about: 'What it is about',
  house: 'House: path on the site',
  houseTitle: 'House: title',
  message: 'Message',
  language: 'Language',
  answerBy: 'Answer by (email or phone)',
  news: 'Agrees to news by mail',
  asked: 'Own questions, one a line',
  reference: 'Reference number',
  fixed: 'The same text each time',
}

/** Rows that map our fields to those of another program. */
export function mappingField(
  name: string,
  program: string,
  defaultValue: MappingRow[],
): ArrayField {
  return {
    name,
    label: 'Fields',
    labels: { singular: 'Field', plural: 'Fields' },
    type: 'array',
    maxRows: 50,
    defaultValue,
    admin: { description: `Which part of an enquiry goes into which field of ${program}.` },
    fields: [
      {
        type: 'row',
        fields: [
          {
            name: 'ours',
            label: 'From the enquiry',
            type: 'select',
            required: true,
            enumName: 'enquiry_part',
            options: OURS.map((value) => ({ value, label: LABELS[value] })),
          },
          {
            name: 'theirs',
            label: `Field in ${program}`,
            type: 'text',
            required: true,
            validate: checkTheirs,
          },
          {
            name: 'fixed',
            label: 'Text',
            type: 'text',
            maxLength: 200,
            admin: { condition: (_, row) => row?.ours === 'fixed' },
          },
        ],
      },
    ],
  }
}
