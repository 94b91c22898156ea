import type { Field } from 'payload'
import { readWords } from '../../../delivery/brand/read-words.ts'
import { answerTemplatesIn } from './defaults.ts'
import { languagesField } from './languages-field.ts'

const PLACES =
  'You can use {name}, {house}, {link}, {reference} and {sender}. {link} leads to the page of the house. For an enquiry about no house, {house} is the name of the site and {link} its address. Everybody sees the text filled in and can change it before it is sent.'

/** The texts that answers begin with. */
export const answerFields: Field[] = [
  {
    name: 'answerTemplates',
    label: 'Templates',
    labels: { singular: 'Template', plural: 'Templates' },
    type: 'array',
    maxRows: 40,
    defaultValue: async ({ req }) => answerTemplatesIn(await readWords(req.payload)),
    admin: {
      description: `Texts that an answer can begin with. Those in the visitor’s language come first. ${PLACES}`,
    },
    fields: [
      {
        type: 'row',
        fields: [
          { name: 'name', label: 'Name', type: 'text', required: true, maxLength: 80 },
          languagesField,
        ],
      },
      {
        name: 'subject',
        label: 'Subject',
        type: 'text',
        maxLength: 200,
        admin: {
          description: 'Without one it is “Your enquiry”, its number and the house.',
        },
      },
      { name: 'body', label: 'Text', type: 'textarea', required: true, maxLength: 5000 },
    ],
  },
  {
    name: 'replies',
    type: 'ui',
    admin: { components: { Field: '/enquiries/studio/mailbox-line.tsx#MailboxLine' } },
  },
]
