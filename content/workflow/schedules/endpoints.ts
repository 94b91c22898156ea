import { type Endpoint, Forbidden, NotFound, type PayloadRequest } from 'payload'
import { type Owner, ownerOf } from '../../overview/kinds.ts'
import { isEditor } from '../../payload/access.ts'
import { readBody, readId, readParameter } from '../../studio/read-request.ts'
import { cancelSchedule, moveSchedule } from './change-schedule.ts'
import { describeSchedules } from './described.ts'

type Handler = (req: PayloadRequest) => Promise<Response>

/** `GET /api/schedules?of=pages:12` or `?of=global:home`; without a record, all of them. */
const list: Handler = async (req) => {
  if (!isEditor({ req })) throw new Forbidden(req.t)
  const of = readParameter(req, 'of')
  const owner = of === undefined ? undefined : readOwner(of)
  if (of !== undefined && !owner) throw new NotFound(req.t)
  const headers = { 'cache-control': 'no-store' }
  return Response.json({ schedules: await describeSchedules(req, owner) }, { headers })
}

/** `PATCH /api/schedules/<id>` with `{ "at": "2027-01-05T09:00:00Z" }` sets another time. */
const move: Handler = async (req) => {
  const { at } = await readBody(req)
  await moveSchedule(req, readId(req), new Date(String(at)))
  return Response.json({})
}

/** `DELETE /api/schedules/<id>` cancels it. */
const cancel: Handler = async (req) => {
  await cancelSchedule(req, readId(req))
  return Response.json({})
}

export const scheduleEndpoints: Endpoint[] = [
  { path: '/schedules', method: 'get', handler: list },
  { path: '/schedules/:id', method: 'patch', handler: move },
  { path: '/schedules/:id', method: 'delete', handler: cancel },
]

function readOwner(text: string): Owner | undefined {
  const [collection = '', id = ''] = text.split(':')
  return collection === 'global' ? ownerOf({ global: id }) : ownerOf({ collection, id })
}
