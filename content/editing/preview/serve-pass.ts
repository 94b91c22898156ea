import { createLog } from '@belvedere/kit/log.ts'
import { SIGNED_OUT } from '@belvedere/kit/preview-messages.ts'
import { createLocalReq, type Payload, type TypedUser } from 'payload'
import { makePass } from './pass.ts'
import { DRAFTS, previewPath } from './paths.ts'
import { previewAddress } from './preview-address.ts'
import { parseRef, type RecordRef } from './record-ref.ts'

const log = createLog('content')

const NO_PATH =
  'This is no address of the site. Open the preview with the button on the form of a page.'
const NO_ADDRESS =
  'This has no address yet, so there is nothing to preview. Enter a slug; a listing needs a category with a slug, too.'
const NOT_READY = 'The studio is not ready: please try again in a moment.'

/** It is never cached, and sends no referrer, so that no page learns the pass from it. */
const HEADERS = {
  'Cache-Control': 'private, no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
}

/**
 * Handles `GET /preview-pass`: redirects a user of the studio to the preview of a path
 * (`?to=/path`), or of the current address of a record's draft (`?of=pages:12`). Others are sent to
 * the sign-in, or with `else=back` back to the path, marked as signed out.
 */
export async function servePass(request: Request, open: () => Promise<Payload>): Promise<Response> {
  const target = targetOf(new URL(request.url).searchParams)
  if (!target) return refuse(400, NO_PATH)
  try {
    const payload = await open()
    const { user } = await payload.auth({ headers: asTyped(request.headers) })
    const session = sessionOf(user)
    if (!user || !session) return redirect(target.back ?? signInAddress(target))
    const path = target.ref ? await draftPath(payload, user, target.ref) : target.to
    const address = path && previewAddress(path, makePass(session))
    return address ? redirect(address.href) : refuse(404, NO_ADDRESS)
  } catch (error) {
    log.error('Preview not opened', { error })
    return refuse(503, NOT_READY)
  }
}

/** A path, or a record whose path is still to be read. */
type Target =
  | { to: string; ref?: undefined; back?: string | undefined }
  | { of: string; ref: RecordRef; back?: undefined }

function targetOf(parameters: URLSearchParams): Target | undefined {
  const isBack = parameters.get('else') === 'back'
  const [[name = '', text = ''] = [], ...more] = parameters
  if (more.length > (isBack ? 1 : 0)) return undefined
  if (name === 'to') {
    const back = previewAddress(text, SIGNED_OUT)?.href
    return back === undefined ? undefined : { to: text, ...(isBack && { back }) }
  }
  const ref = name === 'of' ? parseRef(text) : undefined
  return ref && { of: text, ref }
}

async function draftPath(payload: Payload, user: TypedUser, ref: RecordRef) {
  return previewPath(await createLocalReq({ user }, payload), ref, DRAFTS)
}

/** The session that a user is signed in with; undefined for anybody else. */
function sessionOf(user: (TypedUser & { _sid?: string }) | null) {
  if (user?.collection !== 'users' || !user._sid) return undefined
  return { userId: user.id, sid: user._sid }
}

function signInAddress(target: Target) {
  const wanted = target.ref
    ? new URLSearchParams({ of: target.of })
    : new URLSearchParams({ to: target.to })
  const redirect = `/preview-pass?${wanted}`
  return `/admin/login?${new URLSearchParams({ redirect })}`
}

function redirect(location: string) {
  return new Response(null, { status: 303, headers: { ...HEADERS, Location: location } })
}

function refuse(status: number, message: string) {
  const type = { 'Content-Type': 'text/plain; charset=utf-8' }
  return new Response(`${message}\n`, { status, headers: { ...HEADERS, ...type } })
}

/**
 * The headers of a request that followed a link, as if its address had been typed. Payload ignores
 * the session cookie when the link is on another site, such as the public one with its own domain.
 * That is safe to undo for a response that only redirects to the site: the other site cannot read
 * it, and frames and scripts of other sites stay without a session.
 */
function asTyped(headers: Headers): Headers {
  const isFollowed =
    headers.get('sec-fetch-site') === 'cross-site' &&
    headers.get('sec-fetch-mode') === 'navigate' &&
    headers.get('sec-fetch-dest') === 'document' &&
    !headers.has('origin')
  const own = new Headers(headers)
  if (isFollowed) own.set('sec-fetch-site', 'none')
  return own
}
