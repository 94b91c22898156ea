import type { Access, CollectionConfig } from 'payload'
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
import { closed } from './closed.ts'
import { endLinks } from './end-links.ts'
import { forgotPasswordEndpoint } from './forgotten-password.ts'
import { inviteEndpoint, inviteWithoutPassword, sendInvitation } from './invitation.ts'
import { inviteField } from './invite-field.ts'
import { invitationFields } from './link-fields.ts'
import { tellOldAddress } from './new-email.ts'
import { askForCurrentPassword, currentPasswordField } from './own-password.ts'
import { passkeyEndpoints } from './passkeys/endpoints.ts'
import { requireGoodPassword } from './password.ts'
import { passwordRules } from './password-rules-field.ts'
import { resetPasswordEndpoint } from './reset-password.ts'
import { secondFactorEndpoints } from './second-factor/endpoints.ts'
import { secondFactorField } from './second-factor/panel-field.ts'
import { deleteFactors } from './second-factor/remove.ts'
import { refusePasswordAlone } from './second-factor/required.ts'
import { sessionEndpoints } from './sessions/endpoints.ts'
import { sessionListField } from './sessions/session-list-field.ts'
import { watchedSessions } from './sessions/watched-strategy.ts'
import { signInEndpoint } from './sign-in.ts'

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
    // Accounts are never locked: see `throttle.ts`.
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
