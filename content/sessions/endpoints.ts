import { type Endpoint, Forbidden, NotFound, type PayloadRequest } from 'payload'
import { isAdministrator } from '../model/access.ts'
import { refusal } from '../releases/refusal.ts'
import { endSessions } from './end-sessions.ts'
import { listSessions } from './list-sessions.ts'
import { sidOf } from './own-session.ts'

const headers = { 'cache-control': 'no-store' }
const GONE = 'This session has ended already.'

type Work = (req: PayloadRequest, account: number) => Promise<Response>

/** `GET /api/users/12/sessions` */
const list: Work = async (req, account) =>
  Response.json({ sessions: await listSessions(req, account) }, { headers })

/** `DELETE /api/users/12/sessions/<id>`; answers with those that are left. */
const endOne: Work = async (req, account) => {
  const sid = String(req.routeParams?.sid)
  if ((await endSessions(req, account, (one) => one === sid)) === 0) throw refusal(GONE, 404)
  return list(req, account)
}

/** `DELETE /api/users/12/sessions`: all but the one that asks; answers with those that are left. */
const endOthers: Work = async (req, account) => {
  const own = sidOf(req.user)
  await endSessions(req, account, (one) => one !== own)
  return list(req, account)
}

/** People manage their own sessions, administrators those of everybody. */
function ofAccount(work: Work): Endpoint['handler'] {
  return async (req) => {
    const account = Number(req.routeParams?.id)
    const isOwn = req.user?.collection === 'users' && req.user.id === account
    if (!isOwn && !isAdministrator({ req })) throw new Forbidden(req.t)
    if (!Number.isSafeInteger(account)) throw new NotFound(req.t)
    return work(req, account)
  }
}

export const sessionEndpoints: Omit<Endpoint, 'root'>[] = [
  { path: '/:id/sessions', method: 'get', handler: ofAccount(list) },
  { path: '/:id/sessions', method: 'delete', handler: ofAccount(endOthers) },
  { path: '/:id/sessions/:sid', method: 'delete', handler: ofAccount(endOne) },
]
