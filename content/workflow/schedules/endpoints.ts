import { type Endpoint, NotFound } from 'payload'
import { type Owner, ownerOf } from '../../overview/kinds.ts'
import { isEditor, isPublisher } from '../../payload/access.ts'
import { endpoint } from '../../studio/endpoint.ts'
import { readBody, readId, readParameter } from '../../studio/read-request.ts'
import { cancelSchedule, moveSchedule } from './change-schedule.ts'
import { describeSchedules } from './described.ts'

export const scheduleEndpoints: Endpoint[] = [
  // `GET /api/schedules?of=pages:12` or `?of=global:home`; without a record, all of them.
  endpoint(isEditor, 'get', '/schedules', async (req) => {
    const of = readParameter(req, 'of')
    const owner = of === undefined ? undefined : readOwner(of)
    if (of !== undefined && !owner) throw new NotFound(req.t)
    return { schedules: await describeSchedules(req, owner) }
  }),
  // `PATCH /api/schedules/<id>` with `{ "at": "2027-01-05T09:00:00Z" }` sets another time.
  endpoint(isPublisher, 'patch', '/schedules/:id', async (req) => {
    const { at } = await readBody(req)
    await moveSchedule(req, readId(req), new Date(String(at)))
    return {}
  }),
  // `DELETE /api/schedules/<id>` cancels it.
  endpoint(isPublisher, 'delete', '/schedules/:id', async (req) => {
    await cancelSchedule(req, readId(req))
    return {}
  }),
]

function readOwner(text: string): Owner | undefined {
  const [collection = '', id = ''] = text.split(':')
  return collection === 'global' ? ownerOf({ global: id }) : ownerOf({ collection, id })
}
