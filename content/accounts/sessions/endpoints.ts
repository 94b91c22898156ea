import { type Endpoint, Forbidden, NotFound, type PayloadRequest } from 'payload'
import { isAdministrator } from '../../payload/access.ts'
import { refusal } from '../../payload/refusal.ts'
import { readBody } from '../../studio/read-request.ts'
import { requireOwner } from '../second-factor/owner.ts'
import { asksForCode } from '../second-factor/stored.ts'
import { endOtherSessions, endSessions } from './end-sessions.ts'
import { listSessions } from './list-sessions.ts'

const headers = { 'cache-control': 'no-store' }
const GONE = 'This session has ended already.'

type Work = (req: PayloadRequest, account: number) => Promise<Response>

/**
 * `GET /api/users/12/sessions`; the response says whether ending one requires a code besides the
 * password.
 */
const list: Work = async (req, account) => {
  const isCodeNeeded = isOwn(req, account) && (await asksForCode(req, account))
  return Response.json({ sessions: await listSessions(req, account), isCodeNeeded }, { headers })
}

/** `POST /api/users/12/sessions/<id>/end`; answers with the remaining sessions. */
const endOne: Work = async (req, account) => {
  const sid = String(req.routeParams?.sid)
  if ((await endSessions(req, account, (one) => one === sid)) === 0) throw refusal(GONE, 404)
  return list(req, account)
}

/**
 * `POST /api/users/12/sessions/end`: all but the requesting session; answers with the remaining
 * sessions.
 */
const endOthers: Work = async (req, account) => {
  await endOtherSessions(req, account)
  return list(req, account)
}

/** People manage their own sessions, administrators those of everybody. */
function ofAccount(work: Work): Endpoint['handler'] {
  return async (req) => {
    const account = Number(req.routeParams?.id)
    if (!isOwn(req, account) && !isAdministrator({ req })) throw new Forbidden(req.t)
    if (!Number.isSafeInteger(account)) throw new NotFound(req.t)
    return work(req, account)
  }
}

function isOwn({ user }: PayloadRequest, account: number) {
  return user?.collection === 'users' && user.id === account
}

/**
 * Asks for the password, and for a code if there are any, before work on one’s own sessions: whoever
 * finds an unattended browser must not sign out its owner everywhere else.
 */
function withPassword(work: Work): Endpoint['handler'] {
  return ofAccount(async (req, account) => {
    if (isOwn(req, account)) await requireOwner(req, await readBody(req))
    return work(req, account)
  })
}

export const sessionEndpoints: Omit<Endpoint, 'root'>[] = [
  { path: '/:id/sessions', method: 'get', handler: ofAccount(list) },
  { path: '/:id/sessions/end', method: 'post', handler: withPassword(endOthers) },
  { path: '/:id/sessions/:sid/end', method: 'post', handler: withPassword(endOne) },
]
