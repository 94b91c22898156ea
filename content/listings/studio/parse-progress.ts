import { asFields } from '@belvedere/kit/json.ts'
import type { ImportProgress } from '../imports/progress.ts'
import { parseProblems } from './parse-preview.ts'

const STATES = ['running', 'stopping', 'done', 'stopped', 'failed'] as const

/** Parses the progress of an import, or undefined if the value is none. */
export function parseProgress(value: unknown): ImportProgress | undefined {
  const { id, by, state, total, created, updated, refused, isPublished, ...rest } = asFields(value)
  const known = STATES.find((each) => each === state)
  if (typeof id !== 'string' || !known) return undefined
  const { published, reason } = rest
  return {
    id,
    by: typeof by === 'string' ? by : '',
    state: known,
    total: Number(total),
    created: Number(created),
    updated: Number(updated),
    refused: parseProblems(refused),
    isPublished: isPublished === true,
    ...(typeof published === 'number' && { published }),
    ...(typeof reason === 'string' && { reason }),
  }
}

/** Whether an import is still under way. */
export function isUnderWay({ state }: ImportProgress): boolean {
  return state === 'running' || state === 'stopping'
}
