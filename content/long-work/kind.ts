import type { PayloadRequest } from 'payload'
import type { WorkNames, WorkRow } from './row.ts'
import type { Step } from './step.ts'

/** A kind of long work: what is done with its items, and with whose rights. */
export type WorkKind<Row extends WorkRow> = WorkNames<Row> & {
  /** How far a work is, as a text: another process may have gone on with it. */
  cursorOf: (row: Row) => string
  /** Whether the account of the request may still do this. */
  mayGoOn: (req: PayloadRequest, row: Row) => boolean
  /** The next items; undefined if none are left. */
  step: (req: PayloadRequest, row: Row) => Promise<Step<unknown, unknown, Row> | undefined>
  /** What the log says at the end. */
  report: (row: Row) => [message: string, facts: Record<string, unknown>]
}

/** Hides the type of a step’s items: one kind has steps with different items, and all run alike. */
export function anyStep<Item, Result, Row extends WorkRow>(
  step: Step<Item, Result, Row> | undefined,
): Step<unknown, unknown, Row> | undefined {
  return step as Step<unknown, unknown, Row> | undefined
}
