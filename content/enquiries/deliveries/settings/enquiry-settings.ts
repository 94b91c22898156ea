import type { Field, GlobalConfig } from 'payload'
import { readWords } from '../../../delivery/brand/read-words.ts'
import { withRowLabels } from '../../../model/row-labels.ts'
import { publishersOnly } from '../../../payload/access.ts'
import { withRecordedChanges } from '../settings-changes.ts'
import { answerFields } from './answer-fields.ts'
import { acknowledgementIn } from './defaults.ts'
import { languagesField } from './languages-field.ts'
import { hubspotFields, salesforceFields, webhookFields } from './program-fields.ts'
import { hideEntered } from './secret.ts'
import { teamFields } from './team-fields.ts'

const PLACES =
  'You can use {name}, {reference} and {house}. A name that does not look like one is left out, and {house} is empty unless the enquiry came from a listing. What the visitor wrote is never in this mail.'

/** The mail to the visitor. */
const visitorFields: Field[] = [
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
    defaultValue: async ({ req }) => {
      const { subject, body } = acknowledgementIn(await readWords(req.payload))
      return [{ subject, body }]
    },
    admin: { description: `One for each language; the first one is for all others. ${PLACES}` },
    fields: [
      languagesField,
      { name: 'subject', label: 'Subject', type: 'text', required: true, maxLength: 200 },
      { name: 'body', label: 'Text', type: 'textarea', required: true, maxLength: 5000 },
    ],
  },
]

/** The settings for stored enquiries. It is never delivered to the site. */
export const enquirySettings: GlobalConfig = withRecordedChanges({
  slug: 'enquiry-settings',
  label: 'Enquiry settings',
  graphQL: false,
  lockDocuments: false,
  admin: {
    group: 'Visitors',
    description: 'Who hears of enquiries, what visitors are told, and which programs get them.',
    hidden: ({ user }) => !user || ('role' in user && user.role === 'editor'),
    hideAPIURL: true,
  },
  access: { read: publishersOnly, update: publishersOnly },
  hooks: { afterRead: [hideEntered] },
  fields: [
    {
      type: 'tabs',
      tabs: [
        { label: 'Team', fields: teamFields },
        { label: 'Visitor', fields: visitorFields },
        { label: 'Answers', fields: withRowLabels(answerFields) },
        { label: 'Webhook', fields: webhookFields },
        { label: 'HubSpot', fields: hubspotFields },
        { label: 'Salesforce', fields: salesforceFields },
      ],
    },
  ],
})
