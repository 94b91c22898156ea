import type { CollectionConfig, Endpoint } from 'payload'
import { address } from '../env.ts'
import { editorsOnly, isEditor } from './access.ts'
import { requireLongPassword } from './password.ts'
import { sessionCookie } from './session-cookie.ts'

const FIRST = 'Run "npm start" once: it makes the first account.'
const NO_LETTER =
  'No mail leaves this service. Ask another editor for a new password, or whoever runs the service.'
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
    cookies: sessionCookie(address().studio),
  },
  hooks: { beforeValidate: [requireLongPassword] },
  endpoints: [
    // Payload lets anybody make the first account of an empty studio; here set-up has made it.
    closed('/first-register', FIRST),
    // Without a mail server there is no letter to answer.
    closed('/forgot-password', NO_LETTER),
    closed('/reset-password', NO_LETTER),
  ],
  fields: [{ name: 'name', label: 'Name', type: 'text' }],
}

function closed(path: string, message: string): Omit<Endpoint, 'root'> {
  const handler = () => Response.json({ errors: [{ message }] }, { status: 403 })
  return { path, method: 'post', handler }
}
