import type { PayloadRequest } from 'payload'
import { ownerTimeZone } from '../../model/owner-time-zone.ts'
import { storedText } from '../../overview/describe.ts'
import { readableKinds } from '../../overview/readable-kinds.ts'
import { siteUrl } from '../../service/env.ts'
import { describeSchedules, type ShownSchedule } from '../schedules/described.ts'
import { type Broken, readBroken } from './broken.ts'
import {
  countWaiting,
  type RecordRow,
  readOwn,
  readPublished,
  readWaiting,
} from './read-rows-of.ts'

/** The data of the studio’s first screen. */
export type Dashboard = {
  /** The name of the property; undefined before it has one. */
  name: string | undefined
  site: string
  own: RecordRow[]
  waiting: RecordRow[]
  waitingCount: number
  scheduled: ShownSchedule[]
  /** The time zone in which its times are said. */
  timeZone: string
  published: RecordRow[]
  broken: Broken
}

const SHORT = 6
const LONG = 200

/** The list that is shown at length. */
export type Shown = 'waiting' | 'published' | 'links' | undefined

/** Reads the state of the property that the user may see; every list is limited and indexed. */
export async function readDashboard(req: PayloadRequest, shown?: Shown): Promise<Dashboard> {
  const kinds = await readableKinds(req)
  const lengthOf = (list: Shown) => (shown === list ? LONG : SHORT)
  const schedules = await describeSchedules(req)
  return {
    name: await readName(req),
    site: siteUrl(),
    own: await readOwn(req, kinds, SHORT),
    waiting: await readWaiting(req, kinds, lengthOf('waiting')),
    waitingCount: await countWaiting(req, kinds),
    scheduled: schedules.filter(({ isFailed }) => !isFailed),
    timeZone: await ownerTimeZone(req.payload, req),
    published: await readPublished(req, kinds, lengthOf('published')),
    broken: await readBroken(req, kinds, schedules, lengthOf('links')),
  }
}

async function readName(req: PayloadRequest): Promise<string | undefined> {
  const { name } = await req.payload.findGlobal({
    slug: 'site',
    select: { name: true },
    depth: 0,
    draft: true,
    req,
    overrideAccess: false,
  })
  return storedText(name)
}
