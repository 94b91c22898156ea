import type { CollectionBeforeChangeHook, CollectionBeforeOperationHook } from 'payload'
import { isEditor } from '../payload/access.ts'
import { refusal } from '../payload/refusal.ts'
import { CHANGEABLE } from './work-fields.ts'

const AS_SENT = 'What a person sent cannot be changed. Add a note to the enquiry instead.'

/**
 * Refuses to change anything but the state, the assignee and the due time, also for code of this
 * service that uses Payload's operations.
 */
export const keepAsSent: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'update') return
  // The access rules reject users who may not change an enquiry at all.
  if (!isEditor({ req }) && !('overrideAccess' in args && args.overrideAccess)) return
  const data: unknown = 'data' in args ? args.data : undefined
  const names = typeof data === 'object' && data !== null ? Object.keys(data) : []
  if (names.some((name) => !CHANGEABLE.has(name))) throw refusal(AS_SENT, 400)
}

const ANSWERED: ReadonlySet<unknown> = new Set(['answered', 'won', 'lost'])

/**
 * Stores the time at which an enquiry is answered. With a new due time another reminder may be
 * sent.
 */
export const keepTimes: CollectionBeforeChangeHook = ({ data, operation, originalDoc }) => {
  if (operation !== 'update') return data
  const { state = originalDoc?.state, dueAt = originalDoc?.dueAt } = data
  const answeredAt = ANSWERED.has(state)
    ? (originalDoc?.answeredAt ?? new Date().toISOString())
    : state === 'new'
      ? null
      : originalDoc?.answeredAt
  const isMoved = timeOf(dueAt) !== timeOf(originalDoc?.dueAt)
  return { ...data, answeredAt, ...(isMoved && { escalatedAt: null }) }
}

const timeOf = (value: unknown) => (value ? new Date(String(value)).getTime() : null)
