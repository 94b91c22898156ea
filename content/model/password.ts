import { type CollectionBeforeValidateHook, ValidationError } from 'payload'
import { MIN_PASSWORD } from '../accounts/min-password.ts'

/** Rejects a new password that is too short; an update without a password keeps the old one. */
export const requireLongPassword: CollectionBeforeValidateHook = ({ data, operation }) => {
  const password = data?.password
  const isLong = typeof password === 'string' && password.length >= MIN_PASSWORD
  if (isLong || (operation === 'update' && !password)) return data
  const message = `Choose a password of at least ${MIN_PASSWORD} characters.`
  throw new ValidationError({ collection: 'users', errors: [{ message, path: 'password' }] })
}
