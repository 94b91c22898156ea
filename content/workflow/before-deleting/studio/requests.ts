import type { Where } from 'payload'
import { CONNECTION_LOST, messageOf, request, send, sentenceOf } from '../../../studio/request.ts'
import type { WhatGoes } from '../what-goes.ts'
import type { StayCounts } from '../words.ts'

/** The effects of deleting records, or the reason why they are unknown. */
export type Answer = { goes: WhatGoes & Partial<StayCounts> } | { why: string }

/** What is selected: a few records, or all that match. */
export type Selection = { ids: (number | string)[] } | { where: Where }

const WHY =
  'Where this is used cannot be looked up now: the content service did not answer. What is still used is not deleted.'

/** Requests the effects of deleting a selection; `records` is the address of their collection. */
export async function askWhatGoes(
  records: string,
  selection: Selection,
  signal: AbortSignal,
): Promise<Answer> {
  try {
    const body = 'ids' in selection ? { ids: selection.ids.map(Number) } : selection
    return { goes: await request(`${records}/before-deleting`, { body, signal, failed: WHY }) }
  } catch (error) {
    return { why: sentenceOf(error) }
  }
}

/** The ids of matching records, or the reason why they are unknown. */
export type Matching = { ids: number[] } | { why: string }

/** Looks up the records of a list under this condition, on all its pages; `most` ids at most. */
export async function findMatching(
  records: string,
  where: string,
  most: number,
  signal: AbortSignal,
): Promise<Matching> {
  const shown = { depth: '0', draft: 'true', limit: String(most), 'select[id]': 'true' }
  const query = new URLSearchParams({ ...shown, where })
  try {
    const options = { signal, failed: WHY }
    const { docs } = await request<{ docs: { id: number }[] }>(`${records}?${query}`, options)
    return { ids: docs.map(({ id }) => id) }
  } catch (error) {
    return { why: sentenceOf(error) }
  }
}

type Choices = {
  /** Whether the editor has seen that other records use it. */
  isEverywhere: boolean
  /** The path that its address leads to; empty if it answers that the page is gone. */
  redirectTo: string
}

/** Moves one record to the bin; resolves with the reason of a failure, if any. */
export function deleteOne(
  records: string,
  id: number | string,
  { isEverywhere, redirectTo }: Choices,
) {
  const query = new URLSearchParams({
    ...(isEverywhere && { removeReferences: 'true' }),
    ...(redirectTo && { redirectTo }),
  })
  return send('DELETE', `${records}/${id}?${query}`)
}

/** The records that are in the bin now (`pages:12`), and why others are not. */
type Deleted = { records: string[]; message?: string }

/** Moves several records to the bin. */
export async function deleteSeveral(records: string, ids: (number | string)[]): Promise<Deleted> {
  const query = new URLSearchParams({ 'where[id][in]': ids.join() })
  try {
    const body = await (await fetch(`${records}?${query}`, { method: 'DELETE' })).json()
    // If only some were refused, the status is that of an error.
    if (!Array.isArray(body.records)) return { records: [], message: messageOf(body) }
    const [first] = body.errors
    return { records: body.records, ...(first && { message: first.message }) }
  } catch {
    return { records: [], message: CONNECTION_LOST }
  }
}
