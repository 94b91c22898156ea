import type { CollectionConfig } from 'payload'
import { internal } from '../../payload/internal.ts'

/**
 * The details of each session in the list: from where it was opened and when it was last used. Only
 * the account decides whether a session is valid (`session-lock.ts`), so nothing here gives
 * access. Kept apart from the account, because the time of use is written beside every save.
 */
export const sessionDetails: CollectionConfig = {
  slug: 'session-details',
  labels: { singular: 'Details of a session', plural: 'Details of sessions' },
  ...internal,
  fields: [
    { name: 'sid', label: 'Id of the session', type: 'text', required: true, unique: true },
    {
      name: 'account',
      label: 'Number of the account',
      type: 'number',
      required: true,
      index: true,
    },
    { name: 'device', label: 'Browser and system', type: 'text' },
    { name: 'clientAddress', label: 'Shortened address', type: 'text' },
    { name: 'seenAt', label: 'Last seen', type: 'date', required: true, index: true },
  ],
}
