import type { PayloadRequest } from 'payload'
import { type CommitHooks, commitHooksOf } from '../payload/workarounds/after-commit.ts'
import { recordAlone, recordChange } from './changes/record-changes.ts'
import { restNotifier, wakeNotifier } from './notifier.ts'

/**
 * In the context of a request: its changes are gathered with those that follow, and announced within
 * ten seconds. A work of many short transactions would otherwise have the site ask for the same lists
 * again and again, in the thread that saves.
 */
export const UNHURRIED = 'publish: announced within ten seconds'

/** The tags of all records that each open transaction has changed so far. */
const collected = new WeakMap<CommitHooks, Set<string>>()

/**
 * Adds these tags to the change feed and tells the site. The tags of a transaction become one
 * change, written as its last statement and announced after the commit: publishing a hundred pages
 * in one request announces one change. `context.quiet` turns this off for bulk work.
 */
export async function enqueuePublish(req: PayloadRequest, tags: string[]): Promise<void> {
  if (req.context.quiet === true || tags.length === 0) return
  const hooks = await commitHooksOf(req)
  if (!hooks) {
    await recordAlone(req.payload, tags)
    return wakeNotifier(req.payload)
  }
  const pending = collected.get(hooks) ?? collectTags(hooks, req)
  for (const tag of tags) pending.add(tag)
}

function collectTags(hooks: CommitHooks, { payload, context }: PayloadRequest) {
  const tags = new Set<string>()
  collected.set(hooks, tags)
  hooks.beforeCommit.add((req) => recordChange(req, [...tags]))
  const announce = context[UNHURRIED] ? restNotifier : wakeNotifier
  hooks.afterCommit.add(() => announce(payload))
  return tags
}
