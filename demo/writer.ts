import { SEED } from '@belvedere/content/payload/user-name.ts'
import type { User } from '@belvedere/content/payload-types.ts'

/**
 * A user without an account that writes a property's content. Payload reads the files that globals refer
 * to with the rights of the saving user, even when access control is overridden.
 */
export function seedWriter(): User {
  const now = new Date().toISOString()
  return {
    collection: 'users',
    id: 0,
    role: 'administrator',
    ...SEED,
    createdAt: now,
    updatedAt: now,
  }
}
