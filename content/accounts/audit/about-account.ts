import type { User } from '../../payload-types.ts'

type Named = Pick<User, 'id' | 'email' | 'name'>

const nameOf = ({ email, name }: Named) => name?.trim() || email

/** The account as the subject of an entry. */
export function accountOf(user: Named): { record: string; title: string } {
  return { record: `users:${user.id}`, title: nameOf(user) }
}

/** The account as the actor of an entry, for requests without a user. */
export function actor(user: Named): { id: number; name: string } {
  return { id: user.id, name: nameOf(user) }
}
