import type { PayloadRequest } from 'payload'
import { formPath } from '../../overview/form-path.ts'
import type { Owner } from '../../overview/kinds.ts'
import { readTitles } from '../../overview/read-titles.ts'
import { readableKinds } from '../../overview/readable-kinds.ts'
import { namesOf } from '../../studio/names-of.ts'
import { describeReleaseSchedules } from '../releases/describe-schedules.ts'
import { readSchedules, type Schedule } from './read-schedules.ts'

/** A schedule as the studio shows it. */
export type ShownSchedule = Omit<Schedule, 'owner' | 'by'> & {
  path: string
  title: string
  /** The name of the account that set it. */
  by?: string
}

/** The schedules that the user may read, and those of releases, with titles and names. */
export async function describeSchedules(req: PayloadRequest, of?: Owner): Promise<ShownSchedule[]> {
  const readable = new Set(await readableKinds(req))
  const schedules = (await readSchedules(req, of)).filter(({ owner }) => readable.has(owner.kind))
  const titles = await readTitles(
    req,
    schedules.map(({ owner }) => owner),
  )
  const names = await namesOf(
    req,
    schedules.flatMap(({ by }) => by ?? []),
  )
  const shown = schedules.map(({ owner, by, ...schedule }) => {
    const name = by === undefined ? undefined : names.get(by)
    const title = titles.get(`${owner.kind} ${owner.record}`) ?? 'A record that was deleted'
    return { ...schedule, path: formPath(owner), title, ...(name && { by: name }) }
  })
  if (of) return shown
  const all = [...shown, ...(await describeReleaseSchedules(req))]
  return all.sort((a, b) => (a.at < b.at ? -1 : 1))
}
