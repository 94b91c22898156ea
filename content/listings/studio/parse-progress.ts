import { asFields, asList, asString } from '@belvedere/kit/json.ts'
import type { ImportProgress, KeptListing, TakenBack } from '../imports/progress.ts'
import { parseProblems } from './parse-preview.ts'

const STATES = ['running', 'stopping', 'done', 'stopped', 'failed'] as const

/** Parses the progress of an import, or undefined if the value is none. */
export function parseProgress(value: unknown): ImportProgress | undefined {
  const { id, state, phase, ...rest } = asFields(value)
  const known = STATES.find((each) => each === state)
  if (typeof id !== 'string' || !known) return undefined
  const { published, reason, secondsLeft, may } = rest
  const { stop, continue: canContinue, takeBack } = asFields(may)
  return {
    id,
    by: asString(rest.by),
    sheet: asString(rest.sheet),
    begunAt: asString(rest.begunAt),
    phase: phase === 'take-back' ? 'take-back' : 'import',
    state: known,
    total: Number(rest.total),
    created: Number(rest.created),
    updated: Number(rest.updated),
    refused: parseProblems(rest.refused),
    isPublished: rest.isPublished === true,
    ...(typeof published === 'number' && { published }),
    ...(typeof reason === 'string' && { reason }),
    ...(typeof secondsLeft === 'number' && { secondsLeft }),
    back: parseBack(rest.back),
    may: { stop: stop === true, continue: canContinue === true, takeBack: takeBack === true },
  }
}

function parseBack(value: unknown): TakenBack | null {
  const { by, at, binned, restored, keptCount, kept } = asFields(value)
  if (typeof at !== 'string') return null
  const counts = { binned: Number(binned), restored: Number(restored) }
  return {
    ...{ by: asString(by), at, ...counts, keptCount: Number(keptCount) },
    kept: asList(kept).map(parseKept),
  }
}

function parseKept(value: unknown): KeptListing {
  const { path, title, message } = asFields(value)
  return { path: asString(path), title: asString(title), message: asString(message) }
}

/** One page of the past imports, or undefined if the value is none. */
export type PastImports = { imports: ImportProgress[]; hasMore: boolean }

/** Parses a page of the past imports. */
export function parsePast(value: unknown): PastImports | undefined {
  const { imports, hasMore } = asFields(value)
  if (!Array.isArray(imports)) return undefined
  return {
    imports: imports.flatMap((one) => parseProgress(one) ?? []),
    hasMore: hasMore === true,
  }
}
