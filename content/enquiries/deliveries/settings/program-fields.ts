import type { Field } from 'payload'
import { noAccess } from '../../../payload/access.ts'
import { checkForm, checkOrganisation, checkPortal, checkSecret, checkUrl } from './checks.ts'
import { HUBSPOT_FIELDS, SALESFORCE_FIELDS, SALESFORCE_URL } from './defaults.ts'
import { mappingField } from './mapping-field.ts'
import { keepSecret } from './secret.ts'

/** A program of the owner's. */
export const webhookFields: Field[] = [
  {
    name: 'webhookUrl',
    label: 'Address',
    type: 'text',
    validate: checkUrl,
    admin: {
      description: 'Each enquiry is sent there as signed JSON; docs/deliveries.md describes it.',
    },
  },
  {
    name: 'newWebhookSecret',
    label: 'New secret',
    type: 'text',
    virtual: true,
    validate: checkSecret,
    admin: {
      autoComplete: 'off',
      description:
        'Signs the messages. It is not shown again; leave it empty to keep the one you have.',
    },
  },
  {
    name: 'webhookSecret',
    type: 'text',
    admin: { hidden: true },
    access: { read: noAccess, update: noAccess, create: noAccess },
    hooks: { beforeChange: [keepSecret] },
  },
]

export const hubspotFields: Field[] = [
  { name: 'hubspotPortal', label: 'Account number', type: 'text', validate: checkPortal },
  { name: 'hubspotForm', label: 'Form id', type: 'text', validate: checkForm },
  {
    name: 'hubspotRegion',
    label: 'Data centre',
    type: 'select',
    defaultValue: 'global',
    enumName: 'hubspot_region',
    options: [
      { value: 'global', label: 'United States' },
      { value: 'eu', label: 'Europe' },
    ],
  },
  mappingField('hubspotFields', 'HubSpot', HUBSPOT_FIELDS),
]

export const salesforceFields: Field[] = [
  {
    name: 'salesforceOrganisation',
    label: 'Organisation id',
    type: 'text',
    validate: checkOrganisation,
    admin: {
      description: 'The value of “oid” in the form that Salesforce makes under Web-to-Lead.',
    },
  },
  {
    name: 'salesforceUrl',
    label: 'Address',
    type: 'text',
    defaultValue: SALESFORCE_URL,
    validate: checkUrl,
    admin: { description: 'The “action” of that form.' },
  },
  mappingField('salesforceFields', 'Salesforce', SALESFORCE_FIELDS),
]
