import type { TypedUser } from 'payload'

/** The id of the current session of the studio. */
export function sidOf(user: (TypedUser & { _sid?: string }) | null): string | undefined {
  return user?.collection === 'users' ? user._sid : undefined
}
