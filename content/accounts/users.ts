import type {
  Access,
  CollectionBeforeChangeHook,
  CollectionConfig,
  Endpoint,
  UIField,
} from 'payload'
import { keepAnAdministrator, keepTheLastAdministrator } from '../model/administrators.ts'
import { roleField } from '../model/roles.ts'
import { sessionCookie } from '../model/session-cookie.ts'
import { administratorsOnly, editorsOnly, isAdministrator, isEditor } from '../payload/access.ts'
import { address } from '../service/env.ts'
import {
  recordAccountChange,
  recordAccountRemoved,
  recordSignOut,
  rememberPassword,
} from './audit/account-changes.ts'
import { forgotPasswordEndpoint } from './forgotten-password.ts'
import { inviteEndpoint, inviteWithoutPassword, sendInvitation } from './invitation.ts'
import { invitationFields, NO_LINKS } from './link-fields.ts'
import { changesEmail, tellOldAddress } from './new-email.ts'
import { askForCurrentPassword, currentPasswordField } from './own-password.ts'
import { passkeyEndpoints } from './passkeys/endpoints.ts'
import { requireGoodPassword } from './password.ts'
import { resetPasswordEndpoint } from './reset-password.ts'
import { secondFactorEndpoints } from './second-factor/endpoints.ts'
import { secondFactorField } from './second-factor/panel-field.ts'
import { deleteFactors } from './second-factor/remove.ts'
import { refusePasswordAlone } from './second-factor/required.ts'
import { sessionEndpoints } from './sessions/endpoints.ts'
import { sessionListField } from './sessions/session-list-field.ts'
import { watchedSessions } from './sessions/watched-strategy.ts'
import { signInEndpoint } from './sign-in.ts'

/** Tells below the password fields what a password must be. */
const passwordRules: UIField = {
  name: 'passwordRules',
  type: 'ui',
  admin: {
    components: { Field: '/accounts/password-rules.tsx#PasswordRules' },
    disableBulkEdit: true,
    disableListColumn: true,
  },
}

/** The button below an account, for administrators. */
const inviteField: UIField = {
  name: 'invite',
  type: 'ui',
  admin: {
    condition: (data, _, { user }) => Boolean(data.id) && isAdministrator({ req: { user } }),
    components: { Field: '/accounts/invite-button.tsx#InviteButton' },
    disableBulkEdit: true,
    disableListColumn: true,
  },
}

/**
 * Ends the pending links of an account when its e-mail address or its password changes: a link to the
 * old address, or one from before, must not set a password any more.
 */
const endLinks: CollectionBeforeChangeHook = ({ data, operation, originalDoc }) => {
  const isChanged = Boolean(data.password) || changesEmail(data, originalDoc)
  return operation === 'update' && isChanged ? { ...data, ...NO_LINKS } : data
}

const FIRST = 'Run "npm start" once: it creates the first account.'
const NO_VERIFYING = 'Accounts need no confirmation: sign in with your password.'
const HOUR = 60 * 60

/** Everyone may edit their own account; the role field has its own access rule. */
const ownOrAny: Access = ({ req }) => {
  if (isAdministrator({ req })) return true
  return isEditor({ req }) && req.user ? { id: { equals: req.user.id } } : false
}

export const users: CollectionConfig = {
  slug: 'users',
  labels: { singular: 'Account', plural: 'Accounts' },
  admin: {
    group: 'Access',
    description: 'People who can sign in to the studio, and their roles.',
    useAsTitle: 'email',
    defaultColumns: ['name', 'email', 'role', 'updatedAt'],
  },
  access: {
    admin: isEditor,
    create: administratorsOnly,
    read: editorsOnly,
    update: ownOrAny,
    delete: administratorsOnly,
    // Nothing locks an account: see `throttle.ts`.
    unlock: () => false,
  },
  auth: {
    // For `payload.login` only: the studio signs in through `signInEndpoint`, which locks no account.
    maxLoginAttempts: 8,
    lockTime: 10 * 60 * 1000,
    tokenExpiration: 12 * HOUR,
    cookies: sessionCookie(address().studio),
    strategies: [watchedSessions],
  },
  hooks: {
    beforeValidate: [inviteWithoutPassword, requireGoodPassword, askForCurrentPassword],
    beforeChange: [keepAnAdministrator, endLinks, rememberPassword],
    afterChange: [sendInvitation, tellOldAddress, recordAccountChange],
    beforeLogin: [refusePasswordAlone],
    beforeDelete: [keepTheLastAdministrator],
    afterDelete: [deleteFactors, recordAccountRemoved],
    afterLogout: [recordSignOut],
  },
  endpoints: [
    signInEndpoint,
    // Payload lets anyone create the first account of an empty studio; the set-up creates it here.
    closed('/first-register', FIRST),
    forgotPasswordEndpoint,
    resetPasswordEndpoint,
    inviteEndpoint,
    ...sessionEndpoints,
    ...secondFactorEndpoints,
    ...passkeyEndpoints,
    closed('/verify/:id', NO_VERIFYING),
  ],
  fields: [
    passwordRules,
    inviteField,
    {
      name: 'name',
      label: 'Name',
      type: 'text',
      admin: { description: 'Shown to colleagues, for example while you edit a page.' },
    },
    roleField(),
    currentPasswordField,
    sessionListField,
    secondFactorField,
    ...invitationFields,
  ],
}

/** An endpoint of Payload that answers 403, and why. */
function closed(path: string, message: string): Omit<Endpoint, 'root'> {
  const handler = () => Response.json({ message, errors: [{ message }] }, { status: 403 })
  return { path, method: 'post', handler }
}
