import { normalizeOrigin, withoutEscapes } from '@belvedere/kit/copied-address.ts'
import type { CollectionConfig, FieldHook, TextFieldSingleValidation } from 'payload'
import { publicPaths } from '../overview/public-paths.ts'
import { publishedByPublishers, readDelivered } from '../payload/access.ts'
import { checkHidesNothing, PublicPages } from './hidden-pages.ts'
import { describePublicRecordAt } from './public-path.ts'
import { checkDestination, checkOrigin, GONE } from './redirect-rules.ts'

const normalize: FieldHook = ({ value }) =>
  typeof value === 'string' && value.trim() ? normalizeOrigin(value) : value

const address: FieldHook = ({ value }) =>
  typeof value === 'string' ? withoutEscapes(value.trim()) : value

/** Redirects are matched before pages, so a redirect at the path of a page would hide the page. */
const checkFree: TextFieldSingleValidation = async (value, { req, previousValue }) => {
  const verdict = checkOrigin(value)
  if (!value || verdict !== true) return verdict
  if (value.endsWith('*')) {
    const { areRulesChecked, isAddressLeft } = req.context
    // Whoever changes where a rule leads cannot do anything about pages that came after it.
    if (areRulesChecked || isAddressLeft || value === previousValue) return true
    return checkHidesNothing(value, new PublicPages(await publicPaths(req)))
  }
  const hidden = await describePublicRecordAt(req, value)
  return hidden ? `${hidden} is at this address. Change its slug or unpublish it first.` : true
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
      'Redirects from old paths. Changing the slug of a published page creates one automatically. Changes are public as soon as they are saved.',
  },
  defaultSort: 'from',
  access: publishedByPublishers(readDelivered),
  fields: [
    {
      name: 'from',
      label: 'Redirect from',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      hooks: { beforeValidate: [normalize] },
      validate: checkFree,
      admin: {
        components: { afterInput: ['/publish/understood-origin.tsx#UnderstoodOrigin'] },
        placeholder: '/old-page, /old/* or https://old.example/index.php?p=12',
        description:
          'A path of this site, or the whole old address. A * at the end matches anything. Parameters, as in /index.php?p=12, may be requested in any order and with others.',
      },
    },
    {
      name: 'to',
      label: 'Redirect to',
      type: 'text',
      index: true,
      hooks: { beforeValidate: [address] },
      validate: checkDestination,
      admin: {
        condition: ({ status }) => status !== GONE,
        placeholder: '/new-page or https://example.com',
        description: 'If both paths end with /*, the rest of the path is kept.',
      },
    },
    {
      name: 'status',
      label: 'Type',
      type: 'select',
      required: true,
      defaultValue: '301',
      enumName: 'redirect_status',
      options: [
        { label: 'Permanent (301)', value: '301' },
        { label: 'Temporary (302)', value: '302' },
        { label: 'Temporary, keeps the HTTP method (307)', value: '307' },
        { label: 'Permanent, keeps the HTTP method (308)', value: '308' },
        { label: 'Gone, leads nowhere (410)', value: GONE },
      ],
    },
  ],
}
