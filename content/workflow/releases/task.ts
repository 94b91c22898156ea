import { createLocalReq, type PayloadRequest, type TaskConfig } from 'payload'
import { refusal } from '../../payload/refusal.ts'
import { RETRIES, withReport } from '../../payload/workarounds/schedule-retries.ts'
import { RELEASE_TASK } from '../../publish/task-name.ts'
import { publishRelease } from './publish-release.ts'
import { readMembers } from './read-release.ts'
import { recordTitles } from './titles.ts'
import type { Problem } from './together.ts'

/** Publishes a release at its time, with the rights of the person who set it. */
export const publishReleaseTask: TaskConfig<typeof RELEASE_TASK> = {
  slug: RELEASE_TASK,
  inputSchema: [
    { name: 'release', type: 'number', required: true },
    { name: 'user', type: 'number', required: true },
  ],
  retries: RETRIES,
  handler: withReport<typeof RELEASE_TASK>(
    ({ release }) => `release ${release}`,
    async ({ input, req }) => {
      const own = await reqOf(req, input.user)
      const problems = await publishRelease(own, input.release, { isScheduled: true })
      if (problems.length > 0) throw refusal(await inWords(own, input.release, problems), 422)
      return { output: {} }
    },
  ),
}

const NO_ACCOUNT =
  'The account that set this time was deleted. Set the time again, or publish the release now.'

async function reqOf(req: PayloadRequest, id: number): Promise<PayloadRequest> {
  const find = { collection: 'users', id, depth: 0, disableErrors: true } as const
  const user = await req.payload.findByID(find)
  if (!user) throw refusal(NO_ACCOUNT, 422)
  return createLocalReq({ user: { ...user, collection: 'users' } }, req.payload)
}

/** The problems, with the names of the records. */
async function inWords(req: PayloadRequest, release: number, problems: Problem[]) {
  const titles = await recordTitles(req, await readMembers(req, release))
  const sentences = problems.map(({ record, message }) => `“${titles.get(record)}”: ${message}`)
  return sentences.join(' ')
}
