import { asFields } from '@belvedere/kit/json.ts'
import { useSyncExternalStore } from 'react'
import { isOver } from '../../../long-work/row.ts'
import {
  type Answer,
  askWork,
  followWork,
  SILENT,
  UNANSWERED,
} from '../../../long-work/studio/follow.ts'
import type { BulkProgress } from '../progress.ts'

/** A bulk change that a page shows: in a line, and in a dialog while that is open. */
export type Shown = { run: BulkProgress; note: string | undefined; isOpen: boolean }

const PATH = '/api/bulk-changes'

/** By their ids: each page shows the newest of those that were begun there. */
const shown = new Map<number, Shown>()
const following = new Map<number, AbortController>()
const listeners = new Set<() => void>()

const newestOf = (about: string) => [...shown.values()].findLast(({ run }) => run.about === about)

/** The newest bulk change that was begun there, if one is shown. */
export function useShown(about: string): Shown | undefined {
  return useSyncExternalStore(
    listen,
    () => newestOf(about),
    () => undefined,
  )
}

/** Begins a bulk change, and opens its dialog; resolves with the reason of a refusal, if any. */
export async function beginBulk(body: object): Promise<string | undefined> {
  const answer = await ask('', 'POST', body)
  if ('message' in answer) return answer.message
  if ('silent' in answer || !answer.run) return UNKNOWN
  void follow(answer.run, true)
  return undefined
}

const UNKNOWN =
  'There was no answer, so this may have begun or not. Load the page again: it shows what is under way.'

/**
 * Erases a record of the bin; a line shows it, because a record that many use takes a while. Rejects
 * with the reason why it stays.
 */
export async function eraseInLine(record: string): Promise<void> {
  const answer = await ask('', 'POST', { what: 'erase', records: [record] })
  if (!('run' in answer) || !answer.run)
    throw new Error('message' in answer ? answer.message : UNKNOWN)
  const end = await follow(answer.run, false)
  const run = end && 'run' in end ? end.run : undefined
  if (!run) throw new Error(end && 'message' in end ? end.message : UNKNOWN)
  // The line stays, with “Continue”.
  if (run.state !== 'done') throw new Error(run.reason ?? STOPPED)
  close(run.id)
  const [kept] = run.named
  if (kept) throw new Error(kept.message)
}

const STOPPED = 'This was stopped, so it is still in the bin. Press “Show” to go on with it.'

/**
 * Shows a bulk change of this place that is under way or whose result nobody has read, in a line.
 * Once the list itself may have begun another one, a result that is shown gives way to it.
 */
export async function lookForBulk(about: string, mayHaveBegun = false): Promise<void> {
  const isShown = () => {
    const own = newestOf(about)
    return own !== undefined && !(mayHaveBegun && isOver(own.run))
  }
  if (isShown()) return
  const answer = await ask(`?${new URLSearchParams({ about })}`, 'GET')
  if ('run' in answer && answer.run && !isShown() && newestOf(about)?.run.id !== answer.run.id)
    void follow(answer.run, false)
}

/** Stops a bulk change, goes on with it, or brings back what it has deleted. */
export async function decideBulk(
  about: string,
  decision: 'stop' | 'continue' | 'bring-back',
): Promise<void> {
  const run = newestOf(about)?.run
  if (!run) return
  const answer = await ask(`/${run.id}/${decision}`, 'POST')
  if ('message' in answer) show(run.id, { note: answer.message })
  else if ('silent' in answer) show(run.id, { note: UNANSWERED })
  // A stop is followed already.
  else if (answer.run && decision !== 'stop') {
    if (decision === 'bring-back') close(run.id)
    void follow(answer.run, true)
  }
}

/** Opens the dialog again. */
export function openBulk(about: string): void {
  const own = newestOf(about)
  if (own) show(own.run.id, { isOpen: true })
}

/** Closes the dialog; the line stays while it is under way. */
export function closeBulk(about: string): void {
  const run = newestOf(about)?.run
  if (!run) return
  if (isOver(run)) close(run.id)
  else show(run.id, { isOpen: false })
}

/** Shows a result no more, here or after the page is loaded again. */
function close(id: number) {
  forget(id)
  void ask(`/${id}/seen`, 'POST')
}

function ask(path: string, method: 'GET' | 'POST', body?: object): Promise<Answer<BulkProgress>> {
  return askWork(PATH + path, method, read, body)
}

const read = (run: unknown) =>
  typeof asFields(run).id === 'number' ? (run as BulkProgress) : undefined

/** Shows a bulk change until it has ended; resolves with its end. */
async function follow(begun: BulkProgress, isOpen: boolean) {
  const { id } = begun
  following.get(id)?.abort()
  const controller = new AbortController()
  following.set(id, controller)
  put({ run: begun, note: undefined, isOpen })
  const end = await followWork(begun, {
    ask: () => ask(`/${id}`, 'GET'),
    onNews: (run) => show(id, { run, note: undefined }),
    onSilence: () => show(id, { note: SILENT }),
    signal: controller.signal,
  })
  if (end && 'message' in end) show(id, { note: end.message })
  else if (end && !end.run) forget(id)
  return end
}

function show(id: number, news: Partial<Shown>) {
  const before = shown.get(id)
  if (before) put({ ...before, ...news })
}

function put(next: Shown) {
  shown.set(next.run.id, next)
  for (const listener of listeners) listener()
}

function forget(id: number) {
  following.get(id)?.abort()
  following.delete(id)
  shown.delete(id)
  for (const listener of listeners) listener()
}

function listen(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
