import { parseJson } from '@belvedere/kit/json.ts'
import type { Where } from 'payload'
import type { Review } from '../../payload-types.ts'

/** What one editor says of a draft that is ready, and when the draft was saved that they mean. */
export type Mark = { byId: number; by: string; note: string; at: string; savedAt: string }

/** The marks of a review, the oldest first: one for each editor. */
export function marksOf({ byId, by, note, at, savedAt }: Review): Mark[] {
  const stored = parseMarks(note ?? '')
  if (stored) return stored
  // A review of before there were several marks: its note is the text itself.
  return [{ byId: byId ?? 0, by: by ?? '', note: note ?? '', at, savedAt: savedAt ?? '' }]
}

/** The columns for these marks: since when the draft waits, and who spoke last. */
export function withMarks(marks: readonly [Mark, ...Mark[]]) {
  const { byId, by, savedAt } = marks.at(-1) ?? marks[0]
  // Written key by key: `saidBy` relies on their order.
  const note = JSON.stringify(
    marks.map((one) => ({
      byId: one.byId,
      by: one.by,
      note: one.note,
      at: one.at,
      savedAt: one.savedAt,
    })),
  )
  return { byId, by, savedAt, at: marks[0].at, note }
}

/** Reviews that this user marked. A note cannot look like a key, because JSON escapes its quotes. */
export function saidBy(user: unknown): Where {
  return { or: [{ byId: { equals: user } }, { note: { contains: `{"byId":${Number(user)},` } }] }
}

function parseMarks(text: string): Mark[] | undefined {
  const marks = parseJson(text)
  return Array.isArray(marks) && marks.length > 0 && marks.every(isMark) ? marks : undefined
}

function isMark(value: unknown): value is Mark {
  if (typeof value !== 'object' || value === null) return false
  const { byId, ...texts } = { byId: undefined, by: 0, note: 0, at: 0, savedAt: 0, ...value }
  return typeof byId === 'number' && Object.values(texts).every((one) => typeof one === 'string')
}
