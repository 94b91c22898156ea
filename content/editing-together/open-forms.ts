import { APIError, type Endpoint, type PayloadRequest } from 'payload'
import { isEditor } from '../model/access.ts'
import { type Holder, holdLock, releaseLock, takeOver } from './locks.ts'
import { readNewest, type Target, targetOf } from './target.ts'

const STEPS = ['open', 'take-over', 'close'] as const

/**
 * `POST /api/open-forms`: a form says that it is open, which renews its lock, that its user takes
 * the record over, or that it is closed. The answer tells who holds the lock and when the newest
 * version was saved.
 */
export const openFormsEndpoint: Endpoint = {
  path: '/open-forms',
  method: 'post',
  handler: async (req) => {
    const { user } = req
    if (!isEditor({ req }) || user?.collection !== 'users') {
      throw new APIError('Sign in to the studio again.', 401, undefined, true)
    }
    const { target, step } = await parse(req)
    if (step === 'close') {
      await releaseLock(req.payload, target, user.id)
      return Response.json({ holder: null, savedAt: null })
    }
    const newest = await readNewest(req, target, false)
    if (!newest) {
      throw new APIError('This no longer exists. It may have been deleted.', 404, undefined, true)
    }
    const change = step === 'take-over' ? takeOver : holdLock
    const holder = await change(req.payload, target, user.id)
    return Response.json({ holder: tell(holder, user.id), savedAt: newest.savedAt })
  },
}

const tell = (holder: Holder | undefined, userId: number) =>
  holder && { name: holder.name, since: holder.since, isSelf: holder.id === userId }

async function parse(req: PayloadRequest): Promise<{ target: Target; step: string }> {
  const body: unknown = await req.json?.().catch(() => undefined)
  const { collection, id, global, step } = {
    ...{ collection: undefined, id: undefined, global: undefined, step: undefined },
    ...(typeof body === 'object' ? body : {}),
  }
  const target = targetOf(req.payload.config, { collection, id, global })
  const known = STEPS.find((one) => one === step)
  if (target && known) return { target, step: known }
  const expected = `Send collection and id, or global, and step: ${STEPS.join(', ')}.`
  throw new APIError(expected, 400, undefined, true)
}
