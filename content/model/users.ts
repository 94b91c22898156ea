import type { Access, CollectionConfig, Endpoint } from 'payload'
import { address } from '../env.ts'
import { administratorsOnly, editorsOnly, isAdministrator, isEditor } from './access.ts'
import { keepAnAdministrator, keepTheLastAdministrator } from './administrators.ts'
import { requireLongPassword } from './password.ts'
import { roleField } from './roles.ts'
import { sessionCookie } from './session-cookie.ts'

const FIRST = 'Run "npm start" once: it makes the first account.'
const NO_LETTER =
  'No mail leaves this service. Ask an administrator for a new password, or whoever runs the service.'
const HOUR = 60 * 60

/** Everybody changes the own account; its role is another matter. */
const ownOrAny: Access = ({ req }) => {
  if (isAdministrator({ req })) return true
  return isEditor({ req }) && req.user ? { id: { equals: req.user.id } } : false
}

export const users: CollectionConfig = {
  slug: 'users',
  labels: { singular: 'Account', plural: 'Accounts' },
  admin: {
    group: 'Access',
    description: 'Who may sign in here, and what they may do.',
    useAsTitle: 'email',
    defaultColumns: ['name', 'email', 'role', 'updatedAt'],
  },
  access: {
    admin: isEditor,
    create: administratorsOnly,
    read: editorsOnly,
    update: ownOrAny,
    delete: administratorsOnly,
    unlock: administratorsOnly,
  },
  auth: {
    maxLoginAttempts: 8,
    lockTime: 10 * 60 * 1000,
    tokenExpiration: 12 * HOUR,
    cookies: sessionCookie(address().studio),
  },
  hooks: {
    beforeValidate: [requireLongPassword],
    beforeChange: [keepAnAdministrator],
    beforeDelete: [keepTheLastAdministrator],
  },
  endpoints: [
    // Payload lets anybody make the first account of an empty studio; here set-up has made it.
    closed('/first-register', FIRST),
    // Without a mail server there is no letter to answer.
    closed('/forgot-password', NO_LETTER),
    closed('/reset-password', NO_LETTER),
  ],
  fields: [
    {
      name: 'name',
      label: 'Name',
      type: 'text',
      admin: { description: 'What colleagues see, for example where you are editing a page.' },
    },
    roleField(),
  ],
}

function closed(path: string, message: string): Omit<Endpoint, 'root'> {
  const handler = () => Response.json({ errors: [{ message }] }, { status: 403 })
  return { path, method: 'post', handler }
}
