import type { GlobalConfig } from 'payload'
import { publishersOnly } from '../../../payload/access.ts'
import { withRecordedChanges } from '../settings-changes.ts'
import { hubspotFields, salesforceFields, webhookFields } from './program-fields.ts'
import { hideEntered } from './secret.ts'
import { teamFields } from './team-fields.ts'
import { visitorFields } from './visitor-fields.ts'

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
        { label: 'Webhook', fields: webhookFields },
        { label: 'HubSpot', fields: hubspotFields },
        { label: 'Salesforce', fields: salesforceFields },
      ],
    },
  ],
})
