import { hasCredentials } from '@belvedere/kit/link-address.ts'
import type { GroupField, TextFieldSingleValidation } from 'payload'
import { administratorsOnlyField } from '../payload/access.ts'

const GOOGLE = /^(?:G|AW)-[A-Z0-9]{4,20}$/
const HOST = /^(?:\*\.)?(?:[a-z0-9-]+\.)+[a-z0-9-]+$/i

/**
 * Scripts of other companies. Only administrators choose them: such a script can read and change
 * every page. They load after a visitor's consent, and the question about cookies names them.
 */
export const tagsField: GroupField = {
  name: 'tags',
  label: 'Tags of other companies',
  type: 'group',
  access: { create: administratorsOnlyField, update: administratorsOnlyField },
  admin: {
    description:
      'Only administrators change these. They load after a visitor’s yes to the question about cookies, which names them; without the question they never load.',
  },
  fields: [
    {
      name: 'googleId',
      label: 'Google tag',
      type: 'text',
      validate: checkGoogle(),
      admin: {
        placeholder: 'G-XXXXXXXXXX',
        description: 'The id of Google Analytics (G-…) or Google Ads (AW-…).',
      },
    },
    {
      name: 'scripts',
      label: 'Other scripts',
      labels: { singular: 'Other script', plural: 'Other scripts' },
      type: 'array',
      maxRows: 8,
      fields: [
        {
          name: 'name',
          label: 'Name',
          type: 'text',
          required: true,
          maxLength: 60,
          admin: { description: 'As the question about cookies says it, for example Matomo.' },
        },
        {
          name: 'address',
          label: 'Address of the script',
          type: 'text',
          required: true,
          validate: checkAddress(),
          admin: {
            placeholder: 'https://tags.example.com/tag.js',
            description: 'Browsers run this file alone; other files need a row of their own.',
          },
        },
        {
          name: 'hosts',
          label: 'Other hosts',
          type: 'text',
          validate: checkHosts(),
          admin: {
            placeholder: 'collect.example.com *.example.net',
            description: 'Where the script sends data and fetches pictures, besides its own host.',
          },
        },
      ],
    },
  ],
}

function checkGoogle(): TextFieldSingleValidation {
  return (value) =>
    !value || GOOGLE.test(value) || 'Enter the id of a Google tag, such as G-ABC1234567.'
}

function checkAddress(): TextFieldSingleValidation {
  return (value) => {
    const url = value && URL.canParse(value) ? new URL(value) : undefined
    const isWhole = url?.protocol === 'https:' && HOST.test(url.hostname)
    if (!isWhole) return 'Enter the address of a script that begins with https://.'
    return (
      !hasCredentials(url.href) ||
      'Leave the user name and the password out of the address: every visitor could read them.'
    )
  }
}

function checkHosts(): TextFieldSingleValidation {
  return (value) => {
    const hosts = value?.split(/[\s,]+/).filter(Boolean) ?? []
    return hosts.every((host) => HOST.test(host)) || 'Enter names of hosts, separated by spaces.'
  }
}
