'use client'

import { type Fields, isFields } from './same.ts'

/** A save that a form of the studio sends: the whole form, as `_payload` of a multipart body. */
export type Save = { url: string; init: RequestInit }
type Send = (save: Save) => Promise<Response>
type Guard = {
  /** Sends a save of its form. */
  pass: (save: Save, send: Send) => Promise<Response>
  /** Whether its form has these contents. */
  holds: (contents: Fields) => boolean
  /** The headers that name the version on which its form is based. */
  headers: () => Record<string, string>
  /** Takes the answer to a change beside the saves: the form shows that version next. */
  changed: (answer: unknown) => void
  /** The answer to a save of contents that the form had before such a change. */
  superseded: (save: Save) => Response
}

/** The guards of each path, the latest last: a record may be open in a drawer over its own form. */
const guards = new Map<string, Guard[]>()
/** The last save of each path. */
const lastSaves = new Map<string, Promise<unknown>>()
/** How many changes beside the saves each path has had. */
const changes = new Map<string, number>()
let isInstalled = false

/**
 * A save without an answer is given up after this time, in ms: the next one, which may be a
 * publication, waits for it. The service itself says after 20 seconds that its database is busy.
 */
const PATIENCE = 30_000

/**
 * Passes the saves of one record through a guard, each after the response to the previous one,
 * whose version it is based on; returns a function that ends this. `fetch` is the only function
 * that Payload's autosave, “Save draft” and “Publish” have in common
 * (`@payloadcms/ui/dist/forms/Form/index.js`).
 */
export function guardSaves(path: string, guard: Guard): () => void {
  install()
  guards.set(path, [...(guards.get(path) ?? []), guard])
  return () => {
    const others = guards.get(path)?.filter((other) => other !== guard) ?? []
    if (others.length > 0) guards.set(path, others)
    else guards.delete(path)
  }
}

function install() {
  if (isInstalled) return
  isInstalled = true
  const original = window.fetch.bind(window)
  window.fetch = (input, init) => {
    const guard = init && findGuard(input, init)
    if (!guard || typeof input !== 'string') return original(input, init)
    const limit = (own: RequestInit) =>
      hasFile(init) ? own : { ...own, signal: AbortSignal.timeout(PATIENCE) }
    const path = pathOf(input)
    const asked = changes.get(path)
    const pass = async () =>
      changes.get(path) === asked
        ? guard.pass({ url: input, init }, ({ url, init }) => original(url, limit(init)))
        : guard.superseded({ url: input, init })
    return inTurn(path, pass)
  }
}

/**
 * Runs a change of a record that is no save of its form, such as “Revert to published”, after the
 * saves under way. `send` gets the headers of a save; `show` puts the answer into the form. A save
 * that waits meanwhile has contents from before, and is not sent.
 */
export function changeBesideSaves<Answer>(
  path: string,
  send: (headers: Record<string, string>) => Promise<Answer>,
  show: (answer: Answer) => Promise<void>,
): Promise<Answer> {
  return inTurn(path, async () => {
    const own = guards.get(path) ?? []
    const answer = await send(own.at(-1)?.headers() ?? {})
    for (const { changed } of own) changed(answer)
    await show(answer)
    changes.set(path, (changes.get(path) ?? 0) + 1)
    return answer
  })
}

const isSaving = (method = '') => /^(patch|post)$/i.test(method)

function inTurn<Answer>(path: string, pass: () => Promise<Answer>): Promise<Answer> {
  const own = (lastSaves.get(path) ?? Promise.resolve()).then(pass, pass)
  lastSaves.set(path, own)
  const end = () => {
    if (lastSaves.get(path) === own) lastSaves.delete(path)
  }
  own.then(end, end)
  return own
}

function findGuard(input: RequestInfo | URL, { method, body }: RequestInit): Guard | undefined {
  const isSave = isSaving(method) && body instanceof FormData
  if (!isSave || typeof input !== 'string' || !body.has('_payload')) return undefined
  const own = guards.get(pathOf(input)) ?? []
  if (own.length < 2) return own[0]
  const contents = contentsOf({ body })
  return own.findLast(({ holds }) => holds(contents)) ?? own.at(-1)
}

/** An upload takes as long as the connection needs. */
const hasFile = ({ body }: RequestInit) => body instanceof FormData && body.has('file')

const pathOf = (url: string) => new URL(url, location.href).pathname

/** The contents of a save. */
export function contentsOf({ body }: RequestInit): Fields {
  const payload = body instanceof FormData ? body.get('_payload') : undefined
  const contents: unknown = typeof payload === 'string' ? JSON.parse(payload) : undefined
  return isFields(contents) ? contents : {}
}

/** Names the version on which a change is based; empty for a global that was never saved. */
export const baseHeaders = (base: string | undefined) => ({ 'if-match': `"${base ?? ''}"` })

/**
 * The save with its base version (empty for a global that was never saved), and optionally as a new
 * version.
 */
export function withBase(
  { url, init }: Save,
  base: string | undefined,
  isOwnVersion: boolean,
): Save {
  const headers = new Headers(init.headers)
  for (const [name, value] of Object.entries(baseHeaders(base))) headers.set(name, value)
  if (!isOwnVersion) return { url, init: { ...init, headers } }
  const address = new URL(url, location.href)
  address.searchParams.delete('autosave')
  return { url: address.href, init: { ...init, headers } }
}

export const isAutosave = ({ url }: Save) => url.includes('autosave=true')
