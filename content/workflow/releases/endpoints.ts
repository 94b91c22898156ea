import { type Endpoint, Forbidden, type PayloadRequest } from 'payload'
import { isEditor } from '../../payload/access.ts'
import { inTransaction } from '../../payload/in-transaction.ts'
import { refusal } from '../../payload/refusal.ts'
import { answerReceipt } from '../../publish/receipts/receipt-endpoint.ts'
import { readBody, readId, readParameter } from '../../studio/read-request.ts'
import { addMember, removeMember } from './change-members.ts'
import { readChoices } from './choices.ts'
import { publishRelease } from './publish-release.ts'
import { readMembers } from './read-release.ts'
import { cancelRelease, scheduleRelease } from './schedule.ts'
import { showProblems, showRelease } from './show-release.ts'
import { takeBack } from './take-back.ts'
import type { Problem } from './together.ts'

type Body = Record<string, unknown>
type Change = (req: PayloadRequest, id: number, body: Body) => Promise<Problem[]>

/** A change of a release; answers with the release, or with the problems that prevented it. */
function change(path: string, method: 'post' | 'delete', work: Change, refused = ''): Endpoint {
  const handler: Endpoint['handler'] = async (req) => {
    if (!isEditor({ req })) throw new Forbidden(req.t)
    const id = readId(req)
    const problems = await work(req, id, await readBody(req))
    if (problems.length > 0) {
      const shown = await showProblems(req, id, problems)
      return Response.json({ problems: shown, errors: [{ message: refused }] }, { status: 422 })
    }
    return Response.json(await showRelease(req, id))
  }
  return { path: `/:id/${path}`, method, handler }
}

const show: Endpoint['handler'] = async (req) => {
  if (!isEditor({ req })) throw new Forbidden(req.t)
  const headers = { 'cache-control': 'no-store' }
  return Response.json(await showRelease(req, readId(req)), { headers })
}

/** `GET /api/releases/<id>/receipt`: its records are published as one change. */
const receipt: Endpoint['handler'] = async (req) => {
  if (!isEditor({ req })) throw new Forbidden(req.t)
  const members = await readMembers(req, readId(req))
  return answerReceipt(req, ...members.map(({ record }) => record))
}

/** `GET /api/releases/choices?of=pages:12` */
const choices: Endpoint['handler'] = async (req) => {
  if (!isEditor({ req })) throw new Forbidden(req.t)
  const of = readParameter(req, 'of') ?? ''
  const headers = { 'cache-control': 'no-store' }
  return Response.json({ choices: await readChoices(req, of) }, { headers })
}

const NOT_YET = 'This release cannot be published yet.'
const NOTHING_PUBLISHED = 'Nothing was published.'
const NO_TIME = 'The time was not set.'
const NOTHING_CHANGED = 'Nothing was taken back.'

export const releaseEndpoints: Omit<Endpoint, 'root'>[] = [
  { path: '/choices', method: 'get', handler: choices },
  { path: '/:id/board', method: 'get', handler: show },
  { path: '/:id/receipt', method: 'get', handler: receipt },
  change('members', 'post', (req, id, { record, action, newest }) =>
    whole(req, () => addMember(req, id, record, isPublish(action), newest)),
  ),
  change('members', 'delete', (req, id, { record }) =>
    whole(req, () => removeMember(req, id, String(record))),
  ),
  change('check', 'post', (req, id) => publishRelease(req, id, { isTrial: true }), NOT_YET),
  change(
    'publish',
    'post',
    (req, id, { seen }) => publishRelease(req, id, { seen: listOf(seen) }),
    NOTHING_PUBLISHED,
  ),
  change(
    'take-back',
    'post',
    (req, id, { force }) => takeBack(req, id, { isForced: force === true }),
    NOTHING_CHANGED,
  ),
  change(
    'schedule',
    'post',
    (req, id, { at, seen }) =>
      inTransaction(req, () => scheduleRelease(req, id, new Date(String(at)), listOf(seen))),
    NO_TIME,
  ),
  change('schedule', 'delete', (req, id) => whole(req, () => cancelRelease(req, id))),
]

/** A change that is either made completely or refused, in one transaction. */
async function whole(req: PayloadRequest, work: () => Promise<void>): Promise<Problem[]> {
  await inTransaction(req, work)
  return []
}

function isPublish(action: unknown): boolean {
  if (action === 'publish' || action === 'unpublish') return action === 'publish'
  throw refusal('Say whether the release publishes this or takes it off the site.', 400)
}

/**
 * The state that the publisher has seen; a request without it comes from a program, and is refused.
 */
function listOf(seen: unknown): string[] {
  if (Array.isArray(seen)) return seen.map(String)
  throw refusal('Send what you have seen of this release as “seen”.', 400)
}
