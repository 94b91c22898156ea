import type { Endpoint, PayloadRequest } from 'payload'
import { isEditor } from '../../payload/access.ts'
import { refusal } from '../../payload/refusal.ts'
import { readBody } from '../../studio/read-request.ts'
import { FormsOfUsers } from './forms-of-users.ts'
import { type Holder, holdLock, readHolder, releaseLock, takeOver } from './locks.ts'
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
      throw refusal('Sign in to the studio again.', 401)
    }
    const { target, step, form } = await parse(req)
    const place = `${recordOf(target)} by ${user.id}`
    if (step === 'close') {
      if (forms.closed(place, form)) await releaseLock(req.payload, target, user.id)
      return Response.json({ holder: null, savedAt: null })
    }
    const newest = await readNewest(req, target, false)
    if (!newest) {
      throw refusal('This no longer exists. It may have been deleted.', 404)
    }
    const canSave = await maySave(req, target)
    if (!canSave && step === 'take-over') throw refusal(MAY_NOT_SAVE, 403)
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

const recordOf = (target: Target) =>
  'global' in target ? target.global : `${target.collection}:${target.id}`

async function parse(req: PayloadRequest): Promise<{ target: Target; step: string; form: string }> {
  const { collection, id, global, step, form = '' } = await readBody(req)
  const target = targetOf(req.payload.config, { collection, id, global })
  const known = STEPS.find((one) => one === step)
  if (target && known) return { target, step: known, form: String(form).slice(0, 64) }
  const expected = `Send collection and id, or global, and step: ${STEPS.join(', ')}.`
  throw refusal(expected, 400)
}

/** Whether the user may save this record, at least as a draft. */
async function maySave(req: PayloadRequest, target: Target): Promise<boolean> {
  const { collections, globals } = req.payload
  if (!('global' in target)) {
    const { access } = collections[target.collection].config
    return Boolean(await access.update({ req, id: target.id }))
  }
  const global = globals.config.find(({ slug }) => slug === target.global)
  return Boolean(await global?.access.update({ req }))
}
