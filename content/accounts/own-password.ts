import {
  type CollectionBeforeValidateHook,
  type Field,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import { findByPassword } from '../payload/workarounds/password-hash.ts'
import { changesEmail } from './new-email.ts'
import { throttled } from './throttle.ts'

const MISSING =
  'To change your own password or e-mail address, enter your current password as well.'
const WRONG = 'This is not your current password.'

const name = 'currentPassword'
const label = 'Your current password'

/** Required to change one's own password or e-mail address; never stored. */
export const currentPasswordField: Field = {
  name,
  label,
  type: 'text',
  virtual: true,
  admin: {
    components: { Field: '/studio/current-password.tsx#CurrentPassword' },
    disableListColumn: true,
    disableListFilter: true,
    disableBulkEdit: true,
  },
}

/**
 * Requires the current password: an unattended session must not be enough to take an account over. The
 * e-mail address counts as well, because a link for a new password goes there.
 */
export const askForCurrentPassword: CollectionBeforeValidateHook = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const { currentPassword, ...rest } = data ?? {}
  const isTakeover = Boolean(rest.password) || changesEmail(rest, originalDoc)
  if (operation === 'update' && isTakeover && isOwn(req, originalDoc?.id))
    await requireCurrent(req, originalDoc?.email, currentPassword)
  return rest
}

function isOwn({ user }: PayloadRequest, id: unknown) {
  return user?.collection === 'users' && user.id === id
}

async function requireCurrent(req: PayloadRequest, email: unknown, password: unknown) {
  if (typeof email !== 'string' || typeof password !== 'string' || password === '')
    throw invalid(MISSING)
  if (!(await throttled(req, email, () => findByPassword(req, email, password))))
    throw invalid(WRONG)
}

function invalid(message: string) {
  return new ValidationError({
    collection: 'users',
    errors: [{ message, label, path: name }],
  })
}
