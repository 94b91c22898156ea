import { createLocalReq, type Payload } from 'payload'
import type { Scope } from '../payload/access.ts'
import type { Caller } from './authenticate.ts'
import type { DeliveryContext } from './context.ts'
import { sharedContext } from './preview/shared-record.ts'

/** The state of one request: the reader, and whether it sees drafts. */
export async function createContext(
  { user, isSite, viewer }: Caller,
  endpoint: Scope,
  payload: Payload,
): Promise<DeliveryContext> {
  const state = { isSite, tags: new Set<string>(), globals: new Map() }
  if (viewer?.kind !== 'link') {
    const editor = viewer?.kind === 'editor' ? { editor: viewer.userId } : {}
    return { ...state, ...editor, endpoint, req: await createLocalReq({ user }, payload) }
  }
  const req = await createLocalReq({ user, context: sharedContext(viewer.record) }, payload)
  return { ...state, endpoint: 'published', shared: viewer, req }
}
