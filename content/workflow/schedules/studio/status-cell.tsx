import { createLocalReq, type DefaultServerCellComponentProps, type Payload } from 'payload'
import { cache } from 'react'
import { ownerTimeZone } from '../../../model/owner-time-zone.ts'
import { readChanged } from '../../../overview/states/read-states.ts'
import { HouseMoment } from '../../../studio/house-moment.tsx'
import { stateWord } from '../../../studio/record-state.ts'
import { readOpenReleases } from '../../releases/open-releases.ts'
import { readSchedules, type Schedule } from '../read-schedules.ts'

/** All cells of a list share one request. */
const schedulesOf = cache(async (payload: Payload): Promise<Schedule[]> => {
  const schedules = await readSchedules(await createLocalReq({}, payload))
  return schedules.filter(({ isFailed }) => !isFailed)
})

const releasesOf = cache(async (payload: Payload) =>
  readOpenReleases(await createLocalReq({}, payload)),
)

const houseZone = cache((payload: Payload) => ownerTimeZone(payload))

const changedOf = cache(async (payload: Payload, collection: string) => {
  const changed = await readChanged(await createLocalReq({}, payload), collection)
  return new Set(changed)
})

type Props = DefaultServerCellComponentProps

/** The status column of lists: the status, its scheduled change, and the release. */
export async function StatusCell({ cellData, rowData, collectionSlug, payload }: Props) {
  const next = (await schedulesOf(payload)).find(
    ({ owner }) => owner.kind === collectionSlug && owner.record === Number(rowData.id),
  )
  const releases = (await releasesOf(payload)).get(`${collectionSlug}:${rowData.id}`) ?? []
  // Payload calls a record changed that was ever public, also one that was taken off the site.
  const isChanged = (await changedOf(payload, collectionSlug)).has(Number(rowData.id))
  const state = isChanged ? 'changed' : cellData === 'published' ? 'published' : 'draft'
  return (
    <span className="status-cell">
      <span>{stateWord(state)}</span>
      {next && (
        <span className="pill-scheduled">
          {next.isPublish ? 'Scheduled' : 'Off the site'} ·{' '}
          <HouseMoment iso={next.at} timeZone={await houseZone(payload)} />
        </span>
      )}
      {[...new Set(releases)].map((name) => (
        <span key={name} className="pill-scheduled">
          In release “{name}”
        </span>
      ))}
    </span>
  )
}
