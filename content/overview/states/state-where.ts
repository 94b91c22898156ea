import { asList, isObject } from '@belvedere/kit/json.ts'
import type { Where } from 'payload'
import { isState, type State } from '../../studio/record-state.ts'

/**
 * What a filter of lists stores for a state. Payload’s “draft” is every newest version that is not
 * published, also of a public record, so a draft alone has a name of its own.
 */
const STORED: Record<State, string> = {
  draft: 'unpublished',
  published: 'published',
  changed: 'changed',
}

/** The filter with this state besides its other conditions; without a state, with those alone. */
export function withState(where: Where | undefined, state: State | undefined): Where {
  const own = state ? [{ _status: { equals: STORED[state] } }] : []
  const add = (and: Where[] | undefined) => [...(and ?? []).filter(isOther), ...own]
  if (where?.or?.some(({ and }) => and?.some(isOther)))
    return { or: where.or.map(({ and }) => ({ and: add(and) })) }
  const and = add(where?.and)
  return and.length > 0 ? { and } : {}
}

const isOther = (condition: Where) => !('_status' in condition)

/** The state that a filter asks for. */
export function stateIn(where: Where | undefined): State | undefined {
  const conditions = [...(where?.and ?? []), ...(where?.or ?? []).flatMap(({ and }) => and ?? [])]
  return conditions.map(stateOf).find((state) => state !== undefined)
}

/** The state for which a condition of a filter asks. */
function stateOf({ _status }: Where): State | undefined {
  const asked = typeof _status === 'object' && 'equals' in _status ? _status.equals : undefined
  return Object.keys(STORED)
    .filter(isState)
    .find((state) => STORED[state] === asked)
}

/** Whether the database does not know a state for which the filter asks. */
export function asksForState(where: unknown): boolean {
  return (
    JSON.stringify(where ?? '').match(/"_status":\{"equals":"(?:unpublished|changed)"\}/) !== null
  )
}

/** The filter as the database understands it, with the ids of public records with newer drafts. */
export function asStored(where: Where, changed: number[]): Where {
  const { and, or, _status, ...rest } = where
  // Clients send anything; Payload says what is wrong with it.
  const each = (list: unknown) =>
    asList(list).map((one) => (isObject(one) ? asStored(one as Where, changed) : one) as Where)
  const state = stateOf({ ...(_status && { _status }) })
  // An empty list of ids would be no condition; no record has the id 0.
  const ids = [0, ...changed]
  const own: Where[] = []
  if (state === 'changed') own.push({ id: { in: ids } })
  else if (state === 'draft') own.push({ _status: { equals: 'draft' } }, { id: { not_in: ids } })
  else if (_status) own.push({ _status })
  const others = Object.keys(rest).length > 0 ? [rest] : []
  return { ...(or && { or: each(or) }), and: [...each(and), ...others, ...own] }
}
