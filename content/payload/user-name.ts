import type { TypedUser } from 'payload'

/** How a user is called in histories: by name, else by email address. */
export function userName(user: TypedUser | null): string | null {
  if (user?.collection !== 'users') return null
  return user.name?.trim() || user.email || null
}
