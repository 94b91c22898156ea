import { asFields, asString } from '@belvedere/kit/json.ts'
import { request } from '../../../studio/request.ts'

/** A preview link as the studio shows it. */
export type ShownLink = {
  id: number
  note: string
  state: string
  endsAt: string
  madeBy: string
  uses: number
  lastUsedAt: string | undefined
}

const LINKS = '/api/preview-links'
const FAILED = 'No answer from the studio. Please try again in a moment.'

/** The links of a record, the newest first; rejects with a message for the editor. */
export async function listLinks(record: string): Promise<ShownLink[]> {
  const query = new URLSearchParams({ 'where[record][equals]': record, limit: '50', depth: '1' })
  const { docs } = asFields(await request(`${LINKS}?${query}`, { failed: FAILED }))
  return Array.isArray(docs) ? docs.map(linkOf) : []
}

/** Makes a link; returns its address, which is not shown again. */
export async function makeLink(link: { record: string; days: number; note: string }) {
  const { address } = asFields(await request(`${LINKS}/make`, { body: link, failed: FAILED }))
  return asString(address)
}

/** Ends a link. */
export async function revokeLink(id: number | string): Promise<void> {
  await request(`${LINKS}/${id}/revoke`, { body: {}, failed: FAILED })
}

function linkOf(value: unknown): ShownLink {
  const { id, note, state, expiresAt, createdBy, uses, lastUsedAt } = asFields(value)
  const { name, email } = asFields(createdBy)
  return {
    id: Number(id),
    note: asString(note),
    state: asString(state),
    endsAt: asString(expiresAt),
    madeBy: asString(name) || asString(email),
    uses: Number(uses) || 0,
    lastUsedAt: asString(lastUsedAt) || undefined,
  }
}
