import type { PayloadRequest } from 'payload'
import { isPublisher } from '../../payload/access.ts'
import { namesOf } from '../../studio/names-of.ts'
import { notesOf } from './notes.ts'
import { type Member, readMembers, readRelease } from './read-release.ts'
import { readReleaseSchedules } from './schedule.ts'
import type { ShownMember, ShownProblem, ShownRelease } from './shown.ts'
import { recordTitles, studioPath } from './titles.ts'
import type { Problem } from './together.ts'

/** Reads all that the form of a release shows. */
export async function showRelease(req: PayloadRequest, id: number): Promise<ShownRelease> {
  const release = await readRelease(req, id)
  const { title, publishedAt, publishedBy, takenBackAt, takenBackBy } = release
  const state = release.state ?? 'open'
  const schedule = await showSchedule(req, id)
  const mayPublish = isPublisher({ req })
  const isTimed = schedule !== undefined && !schedule.isFailed
  return {
    id,
    title,
    state,
    ...(publishedAt && { publishedAt }),
    ...(publishedBy && { publishedBy }),
    ...(takenBackAt && { takenBackAt }),
    ...(takenBackBy && { takenBackBy }),
    ...(schedule && { schedule }),
    members: await showMembers(req, await readMembers(req, id), { state, isTimed }),
    mayPublish,
    mayChange: state !== 'published' && (mayPublish || !isTimed),
  }
}

/** Problems with the names of their records, and the ways to their forms. */
export async function showProblems(
  req: PayloadRequest,
  id: number,
  problems: readonly Problem[],
): Promise<ShownProblem[]> {
  const members = await readMembers(req, id)
  const titles = await recordTitles(req, members)
  return problems.map(({ record, message }) => {
    const target = members.find((one) => one.record === record)?.target
    const path = target && studioPath(target)
    return { record, title: titles.get(record) ?? record, ...(path && { path }), message }
  })
}

const NOTHING_TO_SAY = { notes: [], newest: '', isChanged: false }

type Now = { state: string; isTimed: boolean }

async function showMembers(req: PayloadRequest, members: Member[], { state, isTimed }: Now) {
  const titles = await recordTitles(req, members)
  const shown: ShownMember[] = []
  for (const member of members) {
    const { record, target, isPublish, addedBy } = member
    const path = target && studioPath(target)
    const isDone = target && state === 'published'
    const now = isDone ? NOTHING_TO_SAY : await notesOf(req, member, isTimed)
    const title = titles.get(record) ?? record
    shown.push({ record, title, ...(path && { path }), isPublish, addedBy, ...now })
  }
  return shown
}

async function showSchedule(req: PayloadRequest, id: number) {
  const [schedule] = await readReleaseSchedules(req, id)
  if (!schedule) return undefined
  const { at, by, isFailed, error } = schedule
  const name = by === undefined ? undefined : (await namesOf(req, [by])).get(by)
  return { at, isFailed, ...(name && { by: name }), ...(error && { error }) }
}
