import type { User } from '../../payload-types.ts'

type Named = Pick<User, 'id' | 'email' | 'name'>

const nameOf = ({ email, name }: Named) => name?.trim() || email

/** An account as what an entry is about. */
export function accountOf(user: Named): { record: string; title: string } {
  return { record: `users:${user.id}`, title: nameOf(user) }
}

/** An account as who did it, where the request has no user. */
export function actor(user: Named): { id: number; name: string } {
  return { id: user.id, name: nameOf(user) }
}
