import { type CollectionBeforeValidateHook, ValidationError } from 'payload'

/** A session of the studio can change everything the public reads, so a guess must not open one. */
export const MIN_PASSWORD = 10

/** Refuses a new password that is short; one that is not sent stays as it is. */
export const requireLongPassword: CollectionBeforeValidateHook = ({ data, operation }) => {
  const password = data?.password
  const isLong = typeof password === 'string' && password.length >= MIN_PASSWORD
  if (isLong || (operation === 'update' && !password)) return data
  const message = `Choose a password of at least ${MIN_PASSWORD} characters.`
  throw new ValidationError({ collection: 'users', errors: [{ message, path: 'password' }] })
}
