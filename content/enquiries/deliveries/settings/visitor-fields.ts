import type { Field } from 'payload'
import { ACKNOWLEDGEMENT } from './defaults.ts'

const PLACES =
  'You can use {name}, {reference} and {house}. A name that does not look like one is left out, and {house} is empty unless the enquiry came from a listing. What the visitor wrote is never in this mail.'

/** The mail to the visitor. */
export const visitorFields: Field[] = [
  {
    name: 'acknowledges',
    label: 'Acknowledge enquiries by mail',
    type: 'checkbox',
    defaultValue: true,
    admin: { description: 'At most three mails a day to one address.' },
  },
  {
    name: 'acknowledgements',
    label: 'Texts',
    labels: { singular: 'Text', plural: 'Texts' },
    type: 'array',
    maxRows: 40,
    defaultValue: [{ subject: ACKNOWLEDGEMENT.subject, body: ACKNOWLEDGEMENT.body }],
    admin: { description: `One for each language; the first one is for all others. ${PLACES}` },
    fields: [
      {
        name: 'languages',
        label: 'Language',
        type: 'text',
        maxLength: 200,
        admin: { description: 'As the form names it; several names with commas: Deutsch, German.' },
      },
      { name: 'subject', label: 'Subject', type: 'text', required: true, maxLength: 200 },
      { name: 'body', label: 'Text', type: 'textarea', required: true, maxLength: 5000 },
    ],
  },
]
