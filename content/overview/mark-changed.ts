import type { PayloadRequest } from 'payload'
import { type CommitHooks, commitHooksOf } from '../payload/workarounds/after-commit.ts'
import type { Kind, Owner } from './kinds.ts'
import { refresh } from './refresh.ts'
import type { Saver } from './write-entry.ts'

type Changed = Map<Kind, Map<number, Saver | undefined>>

/** The records that each open transaction has changed so far. */
const collected = new WeakMap<CommitHooks, Changed>()

/**
 * Writes the entry of a changed record at the end of its transaction: once, however often the
 * record is written in it, from its final state.
 */
export async function markChanged(req: PayloadRequest, { kind, record }: Owner): Promise<void> {
  const saver = saverOf(req)
  const hooks = await commitHooksOf(req)
  if (!hooks) return refresh(req, kind, new Map([[record, saver]]))
  const changed = collected.get(hooks) ?? collect(hooks)
  const savers = changed.get(kind) ?? new Map<number, Saver | undefined>()
  changed.set(kind, savers.set(record, saver))
}

function collect(hooks: CommitHooks): Changed {
  const changed: Changed = new Map()
  collected.set(hooks, changed)
  hooks.beforeCommit.add(async (req) => {
    for (const [kind, savers] of changed) await refresh(req, kind, savers)
  })
  return changed
}

function saverOf({ user }: PayloadRequest): Saver | undefined {
  if (user?.collection !== 'users') return undefined
  return { id: user.id, name: user.name?.trim() || user.email || '' }
}
