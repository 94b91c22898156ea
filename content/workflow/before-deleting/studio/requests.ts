import { CONNECTION_LOST, messageOf, send } from '../../../media/library/studio/request.ts'
import type { WhatGoes } from '../what-goes.ts'

/** What deleting records would do, or why that is not known. */
export type Answer = { goes: WhatGoes } | { why: string }

const WHY =
  'Where this is used cannot be looked up now: the content service did not answer. What is still used is not deleted.'

/** Asks what deleting these records would do; `records` is the address of their collection. */
export async function askWhatGoes(
  records: string,
  ids: (number | string)[],
  signal: AbortSignal,
): Promise<Answer> {
  try {
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ ids: ids.map(Number) })
    const options = { method: 'POST', headers, body, signal }
    const response = await fetch(`${records}/before-deleting`, options)
    return response.ok ? { goes: await response.json() } : { why: messageOf(await response.json()) }
  } catch {
    return { why: WHY }
  }
}

/** The ids of the records that match, and how many match in all; or why that is not known. */
export type Matching = { ids: number[]; total: number } | { why: string }

/** Looks up what a list shows under this condition, on all its pages; `most` ids at most. */
export async function findMatching(
  records: string,
  where: object,
  most: number,
  signal: AbortSignal,
): Promise<Matching> {
  const shown = { depth: '0', draft: 'true', limit: String(most), 'select[id]': 'true' }
  const query = new URLSearchParams({ ...shown, where: JSON.stringify(where) })
  try {
    const response = await fetch(`${records}?${query}`, { signal })
    const body = await response.json()
    if (!response.ok) return { why: messageOf(body) }
    const docs: { id: number }[] = body.docs
    return { ids: docs.map(({ id }) => id), total: body.totalDocs }
  } catch {
    return { why: WHY }
  }
}

/** Deletes one record, also from all that uses it if asked to; resolves with why not, if so. */
export function deleteOne(records: string, id: number | string, isEverywhere: boolean) {
  return send('DELETE', `${records}/${id}${isEverywhere ? '?removeReferences=true' : ''}`)
}

/** How many records were deleted, and why others were not. */
export type Deleted = { count: number; message?: string }

type Reply = { docs: unknown[]; errors: { id: number; message: string }[] }

/**
 * Deletes several records. One that another of them uses is refused as long as that one is there: so
 * those that are refused are tried again, as long as others go.
 */
export async function deleteSeveral(records: string, ids: (number | string)[]): Promise<Deleted> {
  let count = 0
  for (let rest = ids; ; ) {
    const query = new URLSearchParams({ limit: '0', depth: '0', 'where[id][in]': rest.join() })
    const reply = await tryDelete(`${records}?${query}`)
    if ('message' in reply) return { count, message: reply.message }
    const { docs, errors } = reply
    count += docs.length
    const [first] = errors
    if (!first) return { count }
    if (docs.length === 0) return { count, message: first.message }
    rest = errors.map(({ id }) => id)
  }
}

async function tryDelete(url: string): Promise<Reply | { message: string }> {
  try {
    const body = await (await fetch(url, { method: 'DELETE' })).json()
    // Where some were refused and others not, the status is that of an error.
    const { docs, errors } = body
    return Array.isArray(docs) && Array.isArray(errors)
      ? { docs, errors }
      : { message: messageOf(body) }
  } catch {
    return { message: CONNECTION_LOST }
  }
}
