import type { CollectionConfig } from 'payload'
import { editorsOnly, isEditor } from './access.ts'

const FIRST = 'Run "npm start" once: it makes the first account.'
const HOUR = 60 * 60

export const users: CollectionConfig = {
  slug: 'users',
  labels: { singular: 'Editor', plural: 'Editors' },
  admin: { group: 'Access', useAsTitle: 'email', defaultColumns: ['name', 'email', 'updatedAt'] },
  access: {
    admin: isEditor,
    create: editorsOnly,
    read: editorsOnly,
    update: editorsOnly,
    delete: editorsOnly,
    unlock: editorsOnly,
  },
  auth: {
    maxLoginAttempts: 8,
    lockTime: 10 * 60 * 1000,
    tokenExpiration: 12 * HOUR,
    cookies: { sameSite: 'Lax' },
  },
  // Payload lets anybody make the first account of an empty studio; here set-up has made it.
  endpoints: [
    {
      path: '/first-register',
      method: 'post',
      handler: () => Response.json({ errors: [{ message: FIRST }] }, { status: 403 }),
    },
  ],
  fields: [{ name: 'name', label: 'Name', type: 'text' }],
}
