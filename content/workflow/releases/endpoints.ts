import type { Endpoint, PayloadRequest } from 'payload'
import { isEditor } from '../../payload/access.ts'
import { inTransaction } from '../../payload/in-transaction.ts'
import { refusal } from '../../payload/refusal.ts'
import { receiptOf } from '../../publish/receipts/receipt-endpoint.ts'
import { endpoint } from '../../studio/endpoint.ts'
import { readBody, readId, readParameter } from '../../studio/read-request.ts'
import { addMember, removeMember } from './change-members.ts'
import { publishRelease } from './publish-release.ts'
import { readMembers, readMembersWhere } from './read-release.ts'
import { cancelRelease, readReleaseSchedules, scheduleRelease } from './schedule.ts'
import { showProblems, showRelease } from './show-release.ts'
import type { ReleaseChoice } from './shown.ts'
import { takeBack } from './take-back.ts'
import type { Problem } from './together.ts'

const MOST = 100

/** The releases that are not published, the newest first, and what they do with a record. */
async function readChoices(req: PayloadRequest, record: string): Promise<ReleaseChoice[]> {
  const { docs } = await req.payload.find({
    collection: 'releases',
    where: { state: { not_equals: 'published' } },
    sort: '-createdAt',
    limit: MOST,
    depth: 0,
    pagination: false,
    overrideAccess: false,
    req,
  })
  if (docs.length === 0) return []
  const members = await readMembersWhere(req, { record: { equals: record } })
  const times = await readReleaseSchedules(req)
  return docs.map(({ id, title }) => {
    const member = members.find(({ release }) => release === id)
    const time = times.find(({ release, isFailed }) => release === id && !isFailed)
    const action = member?.isPublish ? 'publish' : 'unpublish'
    return { id, title, ...(member && { action }), ...(time && { at: time.at }) }
  })
}

type Body = Record<string, unknown>
type Change = (req: PayloadRequest, id: number, body: Body) => Promise<Problem[]>

/** A change of a release; answers with the release, or with the problems that stopped it. */
function change(path: string, method: 'post' | 'delete', work: Change, refused = '') {
  return endpoint(isEditor, method, `/:id/${path}`, async (req) => {
    const id = readId(req)
    const problems = await work(req, id, await readBody(req))
    if (problems.length === 0) return showRelease(req, id)
    const shown = await showProblems(req, id, problems)
    return Response.json({ problems: shown, errors: [{ message: refused }] }, { status: 422 })
  })
}

const NOT_YET = 'This release cannot be published yet.'
const NOTHING_PUBLISHED = 'Nothing was published.'
const NO_TIME = 'The time was not set.'
const NOTHING_CHANGED = 'Nothing was taken back.'

export const releaseEndpoints: Endpoint[] = [
  // `GET /api/releases/choices?of=pages:12`
  endpoint(isEditor, 'get', '/choices', async (req) => ({
    choices: await readChoices(req, readParameter(req, 'of') ?? ''),
  })),
  endpoint(isEditor, 'get', '/:id/board', async (req) => showRelease(req, readId(req))),
  // `GET /api/releases/<id>/receipt`: its records are published as one change.
  endpoint(isEditor, 'get', '/:id/receipt', async (req) => {
    const members = await readMembers(req, readId(req))
    return receiptOf(req, ...members.map(({ record }) => record))
  }),
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

/** A change that either happens or is refused, in one transaction. */
async function whole(req: PayloadRequest, work: () => Promise<void>): Promise<Problem[]> {
  await inTransaction(req, work)
  return []
}

function isPublish(action: unknown): boolean {
  if (action === 'publish' || action === 'unpublish') return action === 'publish'
  throw refusal('Say whether the release publishes this or takes it off the site.', 400)
}

/** What the publisher has seen; a request without it is one of a program, and is refused. */
function listOf(seen: unknown): string[] {
  if (Array.isArray(seen)) return seen.map(String)
  throw refusal('Send what you have seen of this release as “seen”.', 400)
}
