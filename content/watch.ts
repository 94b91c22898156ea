import type { Payload } from 'payload'
import { countOpen } from './enquiries/count-open.ts'
import { queue } from './media/queue.ts'
import { runningAhead } from './media/running-ahead.ts'
import { isLeader } from './payload/leadership.ts'
import type { Notifier } from './publish/notifier.ts'
import { createDueCount } from './publish/scheduled-due.ts'
import { dataDir } from './service/env.ts'
import { readLastBackup } from './service/last-backup.ts'
import { createLastReading } from './service/last-reading.ts'
import { metricName, metrics } from './service/metrics.ts'

const HELP = {
  sequence: 'The number of the last published change.',
  waiting: 'Changes that a copy of the site has not acknowledged.',
  since: 'How long it has not acknowledged the last change.',
  leader: 'Whether this service runs the jobs: 1 in one of several content services.',
  due: 'Scheduled publishes whose time has come.',
  pictures: 'Pictures that wait to be made in the background, by what they are for.',
  unanswered: 'Enquiries that nobody has taken in hand or answered.',
  overdue: 'Enquiries, new or in hand, whose time to be answered has passed.',
  requests: 'Requests that wait for a picture to be made.',
  backup: 'How long ago the last backup was finished.',
}

/** Adds the waiting work of the running service to its metrics. */
export function watchService(payload: Payload, notifier: Notifier): void {
  const gauge: typeof metrics.registry.gauge = (name, help, read) =>
    metrics.registry.gauge(metricName(name), help, read)
  gauge('feed_sequence', HELP.sequence, () => notifier.latest?.sequence)
  const outbox = () => notifier.outbox.map(({ url, ...waits }) => ({ labels: { url }, ...waits }))
  gauge('outbox_waiting_changes', HELP.waiting, () =>
    outbox().map(({ labels, changes }) => ({ labels, value: changes })),
  )
  gauge('outbox_waiting_seconds', HELP.since, () =>
    outbox().map(({ labels, ms }) => ({ labels, value: ms / 1000 })),
  )
  gauge('is_leader', HELP.leader, () => Number(isLeader()))
  gauge('scheduled_publishes_due', HELP.due, createDueCount(payload))
  const open = createLastReading(() => countOpen(payload))
  gauge('enquiries_unanswered', HELP.unanswered, () => open()?.unanswered)
  gauge('enquiries_overdue', HELP.overdue, () => open()?.overdue)
  gauge('pictures_waiting', HELP.pictures, () => {
    const waiting = Object.entries(runningAhead()?.waiting ?? {})
    return waiting.map(([purpose, value]) => ({ labels: { purpose }, value }))
  })
  gauge('picture_requests_waiting', HELP.requests, () => queue.waiting)
  gauge('last_backup_age_seconds', HELP.backup, () => {
    const last = readLastBackup(dataDir())
    return last && (Date.now() - Date.parse(last.finishedAt)) / 1000
  })
}
