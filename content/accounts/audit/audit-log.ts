import type { CollectionBeforeOperationHook, CollectionConfig } from 'payload'
import { administratorsOnly } from '../../payload/access.ts'
import { never } from '../../payload/internal.ts'
import { refusal } from '../../payload/refusal.ts'
import { exportEndpoint } from './export-endpoint.ts'
import { TOPICS } from './topics.ts'

const READS = new Set(['read', 'readDistinct', 'count'])
const KEPT = 'Nobody changes or deletes what is in the audit log.'

/** Also refuses operations that skip access rules: only `record.ts` and `prune.ts` write, without Payload. */
const onlyReads: CollectionBeforeOperationHook = ({ operation }) => {
  if (!READS.has(operation)) throw refusal(KEPT, 403)
}

/**
 * Who did what: publishes, sign-ins, accounts, roles, tokens, exports, erasures. Administrators read
 * it; `docs/operations.md` says what is in it and for how long.
 */
export const auditLog: CollectionConfig = {
  slug: 'audit-log',
  labels: { singular: 'Entry of the audit log', plural: 'Audit log' },
  graphQL: false,
  lockDocuments: false,
  disableDuplicate: true,
  admin: { hidden: true },
  defaultSort: '-id',
  access: {
    admin: never,
    create: never,
    read: administratorsOnly,
    update: never,
    delete: never,
  },
  // The page can be filtered by these and by time, and its next page begins at an entry.
  indexes: [
    { fields: ['topic', 'createdAt'] },
    { fields: ['account', 'createdAt'] },
    { fields: ['record', 'createdAt'] },
  ],
  hooks: { beforeOperation: [onlyReads] },
  endpoints: [exportEndpoint],
  fields: [
    {
      name: 'topic',
      label: 'What it is about',
      type: 'select',
      required: true,
      enumName: 'audit_topic',
      options: [...TOPICS],
    },
    { name: 'event', label: 'What happened', type: 'text', required: true },
    // No relationships: entries outlive accounts and records.
    { name: 'account', label: 'Number of the account', type: 'number' },
    { name: 'person', label: 'Who', type: 'text' },
    { name: 'record', label: 'What it happened to', type: 'text' },
    { name: 'title', label: 'Title at that time', type: 'text' },
    { name: 'facts', label: 'More', type: 'json' },
    { name: 'clientAddress', label: 'Shortened address', type: 'text' },
  ],
}
