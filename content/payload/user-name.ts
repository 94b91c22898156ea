import type { TypedUser } from 'payload'

/** The name of a user in histories: the name, else the email address. */
export function userName(user: TypedUser | null): string | null {
  if (user?.collection !== 'users') return null
  return user.name?.trim() || user.email || null
}

/** The address of the user without an account that writes a property’s content. */
export const SEED_EMAIL = 'demo@example.com'
