import { asString } from '@belvedere/kit/json.ts'
import { type Endpoint, NotFound, type PayloadRequest } from 'payload'
import { ownerTimeZone } from '../../model/owner-time-zone.ts'
import { type Owner, ownerOf } from '../../overview/kinds.ts'
import { isEditor, isPublisher } from '../../payload/access.ts'
import { refusal } from '../../payload/refusal.ts'
import { endpoint } from '../../studio/endpoint.ts'
import { readBody, readId, readParameter } from '../../studio/read-request.ts'
import { cancelSchedule, moveSchedule, setSchedule } from './change-schedule.ts'
import { describeSchedules } from './described.ts'

const NO_TYPE = 'Say what happens then: the type is "publish" or "unpublish".'

export const scheduleEndpoints: Endpoint[] = [
  // `GET /api/schedules?of=pages:12` or `?of=global:home`; without a record, all of them.
  endpoint(isEditor, 'get', '/schedules', async (req) => {
    const of = readParameter(req, 'of')
    const owner = of === undefined ? undefined : requireOwner(req, of)
    return { schedules: await describeSchedules(req, owner) }
  }),
  // `POST /api/schedules` with `{ "of": "pages:12", "type": "publish", "at": "2027-01-05T09:00:00Z" }`
  // sets a time; `locale` limits a publish to one language.
  endpoint(isPublisher, 'post', '/schedules', async (req) => {
    const { of, type, at, locale } = await readBody(req)
    const owner = requireOwner(req, asString(of))
    if (type !== 'publish' && type !== 'unpublish') throw refusal(NO_TYPE, 400)
    const isPublish = type === 'publish'
    const plan = { owner, isPublish, ...(isPublish && { locale: asString(locale) }) }
    await setSchedule(req, plan, new Date(String(at)))
    return {}
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
  // The time zone in which times are chosen.
  endpoint(isEditor, 'get', '/house-time-zone', async ({ payload }) => {
    return { timeZone: await ownerTimeZone(payload) }
  }),
]

function requireOwner(req: PayloadRequest, text: string): Owner {
  const owner = readOwner(text)
  if (!owner) throw new NotFound(req.t)
  return owner
}

function readOwner(text: string): Owner | undefined {
  const [collection = '', id = ''] = text.split(':')
  return collection === 'global' ? ownerOf({ global: id }) : ownerOf({ collection, id })
}
