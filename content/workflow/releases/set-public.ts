import type { PayloadRequest } from 'payload'
import type { Target } from '../../editing/together/target.ts'
import { isContentGlobal } from '../../model/content-globals.ts'
import type { Doc } from '../../payload/doc.ts'

type Options = {
  /** What a form has and its draft has not. */
  values?: Doc
  overrideAccess?: boolean
}

/** Publishes the newest draft of a record, or unpublishes the record. */
export async function setPublic(
  req: PayloadRequest,
  target: Target,
  isPublic: boolean,
  { values = {}, overrideAccess = false }: Options = {},
) {
  const options = { depth: 0, overrideAccess, req } as const
  const status = isPublic
    ? ({ data: { ...values, _status: 'published' } } as const)
    : ({ data: { _status: 'draft' }, unpublishAllLocales: true } as const)
  if ('global' in target) {
    if (!isContentGlobal(target.global)) throw new Error('These settings are not published.')
    await req.payload.updateGlobal({ slug: target.global, ...status, ...options })
    return
  }
  const { collection, id } = target
  await req.payload.update({ collection, id, ...status, ...options })
}
