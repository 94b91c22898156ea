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
  const { docs } = asRow(await send(`${LINKS}?${query}`, { method: 'GET' }))
  return Array.isArray(docs) ? docs.map(linkOf) : []
}

/** Makes a link; returns its address, which is not shown again. */
export async function makeLink(link: { record: string; days: number; note: string }) {
  const { address } = asRow(await send(`${LINKS}/make`, post(link)))
  return textOf(address)
}

/** Ends a link. */
export async function revokeLink(id: number | string): Promise<void> {
  await send(`${LINKS}/${id}/revoke`, post({}))
}

function post(body: object): RequestInit {
  const headers = { 'content-type': 'application/json' }
  return { method: 'POST', headers, body: JSON.stringify(body) }
}

async function send(path: string, init: RequestInit): Promise<unknown> {
  const response = await fetch(path, init).catch(() => undefined)
  const body: unknown = await response?.json().catch(() => undefined)
  if (response?.ok) return body
  const { errors } = asRow(body)
  throw new Error(textOf(asRow(Array.isArray(errors) ? errors[0] : undefined).message) || FAILED)
}

function linkOf(value: unknown): ShownLink {
  const { id, note, state, expiresAt, createdBy, uses, lastUsedAt } = asRow(value)
  const { name, email } = asRow(createdBy)
  return {
    id: Number(id),
    note: textOf(note),
    state: textOf(state),
    endsAt: textOf(expiresAt),
    madeBy: textOf(name) || textOf(email),
    uses: Number(uses) || 0,
    lastUsedAt: textOf(lastUsedAt) || undefined,
  }
}

function asRow(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
