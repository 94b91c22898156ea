import type { User } from '@belvedere/content/payload-types.ts'

/**
 * Who writes the demo content. Payload looks at the files that settings name with the rights of
 * whoever saves them, even where access is waived; this one has no account.
 */
export function demoWriter(): User {
  const now = new Date().toISOString()
  return {
    ...{ collection: 'users', id: 0, role: 'administrator', email: 'demo@example.com' },
    ...{ createdAt: now, updatedAt: now },
  }
}
