import type { PayloadRequest } from 'payload'
import type { Target } from './target.ts'

/** Whether the user may save this record, at least as a draft. */
export async function maySave(req: PayloadRequest, target: Target): Promise<boolean> {
  const { collections, globals } = req.payload
  if (!('global' in target)) {
    const { access } = collections[target.collection].config
    return Boolean(await access.update({ req, id: target.id }))
  }
  const global = globals.config.find(({ slug }) => slug === target.global)
  return Boolean(await global?.access.update({ req }))
}
