import type { TypedUser } from 'payload'

/** The name of a user in histories: the name, else the email address. */
export function userName(user: TypedUser | null): string | null {
  if (user?.collection !== 'users') return null
  return user.name?.trim() || user.email || null
}

/** The user without an account that writes a property’s content, as lists name it: “by Set-up”. */
export const SEED = { name: 'Set-up', email: 'demo@example.com' } as const

/** What histories say of it: its address is what earlier versions named it by. */
export const NAMES_OF_SEED: readonly string[] = [SEED.name, SEED.email]
