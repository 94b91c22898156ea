import type { CollectionBeforeChangeHook } from 'payload'
import { NO_LINKS } from './link-fields.ts'
import { changesEmail } from './new-email.ts'

/**
 * Ends the pending links of an account when its e-mail address or its password changes: a link to the
 * old address, or one from before, must not set a password any more.
 */
export const endLinks: CollectionBeforeChangeHook = ({ data, operation, originalDoc }) => {
  const isChanged = Boolean(data.password) || changesEmail(data, originalDoc)
  return operation === 'update' && isChanged ? { ...data, ...NO_LINKS } : data
}
