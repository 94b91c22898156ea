import { APIError, type Endpoint, type PayloadRequest } from 'payload'
import { isEditor } from '../../payload/access.ts'
import { FormsOfUsers } from './forms-of-users.ts'
import { type Holder, holdLock, readHolder, releaseLock, takeOver } from './locks.ts'
import { maySave } from './may-save.ts'
import { readNewest, type Target, targetOf } from './target.ts'

const MAY_NOT_SAVE = 'You may read this but not change it, so there is nothing to take over.'

const forms = new FormsOfUsers()

const STEPS = ['open', 'take-over', 'close'] as const

/**
 * `POST /api/open-forms`: a form says that it is open, which renews its lock, that its user takes
 * the record over, or that it is closed. The answer tells who holds the lock and when the newest
 * version was saved. A user who may only read the record gets the same answer, without a lock.
 */
export const openFormsEndpoint: Endpoint = {
  path: '/open-forms',
  method: 'post',
  handler: async (req) => {
    const { user } = req
    if (!isEditor({ req }) || user?.collection !== 'users') {
      throw new APIError('Sign in to the studio again.', 401, undefined, true)
    }
    const { target, step, form } = await parse(req)
    const place = `${nameOf(target)} by ${user.id}`
    if (step === 'close') {
      if (forms.closed(place, form)) await releaseLock(req.payload, target, user.id)
      return Response.json({ holder: null, savedAt: null })
    }
    const newest = await readNewest(req, target, false)
    if (!newest) {
      throw new APIError('This no longer exists. It may have been deleted.', 404, undefined, true)
    }
    const canSave = await maySave(req, target)
    if (!canSave && step === 'take-over') throw new APIError(MAY_NOT_SAVE, 403, undefined, true)
    if (canSave) forms.opened(place, form)
    const { payload } = req
    const change = step === 'take-over' ? takeOver : holdLock
    const holder = canSave
      ? await change(payload, target, user.id)
      : await readHolder(payload, target)
    return Response.json({ holder: tell(holder, user.id), savedAt: newest.savedAt })
  },
}

const tell = (holder: Holder | undefined, userId: number) =>
  holder ? { name: holder.name, since: holder.since, isSelf: holder.id === userId } : null

const nameOf = (target: Target) =>
  'global' in target ? target.global : `${target.collection}:${target.id}`

async function parse(req: PayloadRequest): Promise<{ target: Target; step: string; form: string }> {
  const body: unknown = await req.json?.().catch(() => undefined)
  const { collection, id, global, step, form } = {
    ...{ collection: undefined, id: undefined, global: undefined, step: undefined, form: '' },
    ...(typeof body === 'object' ? body : {}),
  }
  const target = targetOf(req.payload.config, { collection, id, global })
  const known = STEPS.find((one) => one === step)
  if (target && known) return { target, step: known, form: String(form).slice(0, 64) }
  const expected = `Send collection and id, or global, and step: ${STEPS.join(', ')}.`
  throw new APIError(expected, 400, undefined, true)
}
