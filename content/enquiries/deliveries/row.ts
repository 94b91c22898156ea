import { type DeliveryKind, KINDS } from './kinds.ts'

type House = { title: string; path: string }

/** The data of a delivery besides the enquiry itself. Cleared when the enquiry is erased. */
export type Details = {
  house?: House
  /** When an unanswered enquiry was due; ISO 8601. */
  dueAt?: string
  /** The text of a colleague to the visitor. */
  answer?: {
    subject: string
    text: string
    quote?: string
    files?: number[]
    by: string
    replyTo?: string
  }
  /** Whether the enquiry was reopened, because this answer did not reach the visitor. */
  isReopened?: boolean
  /** Hashes of the addresses that have received the mail already. */
  reached?: string[]
}

/** A row of the table `deliveries`. Times are milliseconds, which both databases compare alike. */
export type DeliveryRow = {
  id: number
  enquiry: number
  reference: string
  kind: DeliveryKind
  key: string
  attempts: number
  queuedAt: number
  details: Details
}

type Stored = { id: number | string } & Record<string, unknown>

/** Reads a stored row; undefined for a kind that this version does not know. */
export function parseRow(row: Stored): DeliveryRow | undefined {
  const kind = KINDS.find((one) => one === row.kind)
  if (!kind) return undefined
  return {
    id: Number(row.id),
    enquiry: Number(row.enquiry),
    reference: String(row.reference),
    kind,
    key: String(row.key),
    attempts: Number(row.attempts) || 0,
    queuedAt: Number(row.queuedAt) || 0,
    details: parseDetails(row.details),
  }
}

/** Written by this service alone. */
function parseDetails(value: unknown): Details {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
