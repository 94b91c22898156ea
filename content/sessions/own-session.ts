import type { TypedUser } from 'payload'

/** The id of the session in which somebody is signed in to the studio. */
export function sidOf(user: (TypedUser & { _sid?: string }) | null): string | undefined {
  return user?.collection === 'users' ? user._sid : undefined
}
