import type { CollectionConfig } from 'payload'

/** An access rule that denies all requests; the service itself skips access rules. */
export const never = () => false

/** The settings of a collection that only the service reads and writes: no API, no form, no locks. */
export const internal = {
  graphQL: false,
  endpoints: false,
  lockDocuments: false,
  admin: { hidden: true },
  access: { admin: never, create: never, read: never, update: never, delete: never },
} satisfies Partial<CollectionConfig>
