import { type CollectionBeforeValidateHook, ValidationError } from 'payload'
import { guessableWords, whyEasy } from './easy-password.ts'
import { MIN_PASSWORD } from './min-password.ts'

/**
 * Rejects a new password that is too short, or that others would try first; an update without a
 * password keeps the old one.
 */
export const requireGoodPassword: CollectionBeforeValidateHook = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const password = data?.password
  if (operation === 'update' && !password) return data
  if (typeof password !== 'string' || password.length < MIN_PASSWORD)
    throw refused(`Choose a password of at least ${MIN_PASSWORD} characters.`)
  const { name } = await req.payload.findGlobal({ slug: 'site', depth: 0, draft: true, req })
  const person = { ...originalDoc, ...data }
  const about = guessableWords(person.email, person.name, name, 'belvedere', 'studio')
  const reason = await whyEasy(password, about)
  if (reason) throw refused(reason)
  return data
}

function refused(message: string) {
  return new ValidationError({ collection: 'users', errors: [{ message, path: 'password' }] })
}
