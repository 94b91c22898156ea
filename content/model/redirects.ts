import { comparable } from '@belvedere/kit/redirects.ts'
import type { CollectionConfig, FieldHook, TextFieldSingleValidation } from 'payload'
import { livesAt } from '../publish/lives-at.ts'
import { publishedByPublishers, readDelivered } from './access.ts'
import { checkDestination, checkOrigin } from './redirect-rules.ts'

const tidy: FieldHook = ({ value }) =>
  typeof value === 'string' ? comparable(value.trim()) : value

const trimmed: FieldHook = ({ value }) => (typeof value === 'string' ? value.trim() : value)

/** Redirects come before everything else: one at the address of a page would hide it. */
const checkFree: TextFieldSingleValidation = async (value, { req }) => {
  const words = checkOrigin(value)
  const hidden = value && words === true ? await livesAt(req, comparable(value)) : undefined
  return hidden ? `${hidden} is at this address. Give it another one or take it back first.` : words
}

export const redirects: CollectionConfig = {
  slug: 'redirects',
  labels: { singular: 'Redirect', plural: 'Redirects' },
  graphQL: { singularName: 'RedirectRecord', pluralName: 'RedirectRecords' },
  admin: {
    group: 'Settings',
    useAsTitle: 'from',
    defaultColumns: ['from', 'to', 'status', 'updatedAt'],
    description:
      'Old addresses and where they lead now. When a page moves, one is written by itself. Changes here are public as soon as they are saved.',
  },
  defaultSort: 'from',
  access: publishedByPublishers(readDelivered),
  fields: [
    {
      name: 'from',
      label: 'Old address',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      hooks: { beforeValidate: [tidy] },
      validate: checkFree,
      admin: {
        placeholder: '/old-page or /old/*',
        description: 'A path of this site. A * at the end stands for anything that follows.',
      },
    },
    {
      name: 'to',
      label: 'Leads to',
      type: 'text',
      required: true,
      index: true,
      hooks: { beforeValidate: [trimmed] },
      validate: checkDestination,
      admin: {
        placeholder: '/new-page or https://example.com',
        description: 'After an old address with /* a new one with /* takes over what follows.',
      },
    },
    {
      name: 'status',
      label: 'Kind',
      type: 'select',
      required: true,
      defaultValue: '301',
      enumName: 'redirect_status',
      options: [
        { label: 'Moved for good (301)', value: '301' },
        { label: 'For the time being (302)', value: '302' },
        { label: 'For the time being, keeps the method (307)', value: '307' },
        { label: 'Moved for good, keeps the method (308)', value: '308' },
      ],
    },
  ],
}
