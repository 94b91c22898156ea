import { createLocalReq, type DefaultServerCellComponentProps, type Payload } from 'payload'
import { cache } from 'react'
import { Moment } from '../../../studio/moment.tsx'
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

type Props = DefaultServerCellComponentProps

/** The status column of lists: the status, its scheduled change, and the release. */
export async function StatusCell({ cellData, rowData, collectionSlug, payload, i18n }: Props) {
  const next = (await schedulesOf(payload)).find(
    ({ owner }) => owner.kind === collectionSlug && owner.record === Number(rowData.id),
  )
  const releases = (await releasesOf(payload)).get(`${collectionSlug}:${rowData.id}`) ?? []
  return (
    <span className="status-cell">
      <span>{i18n.t(wordOf(cellData))}</span>
      {next && (
        <span className="pill-scheduled">
          {next.isPublish ? 'Scheduled' : 'Off the site'} · <Moment iso={next.at} />
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

/** The status “changed” is Payload’s for a draft of a published record. */
function wordOf(status: unknown) {
  if (status === 'published') return 'version:published'
  return status === 'changed' ? 'version:draftHasPublishedVersion' : 'version:draft'
}
