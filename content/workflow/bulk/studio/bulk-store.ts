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
import { ABOUT_BIN, type BulkProgress } from '../progress.ts'

/** A bulk change that a page shows: in a line, and in a dialog while that is open. */
export type Shown = { run: BulkProgress; note: string | undefined; isOpen: boolean }

const PATH = '/api/bulk-changes'

/** By the place where they were begun: each page shows those of its own. */
const shown = new Map<string, Shown>()
const following = new Map<string, AbortController>()
const listeners = new Set<() => void>()

/** The bulk change that was begun there, if one is shown. */
export function useShown(about: string): Shown | undefined {
  return useSyncExternalStore(
    listen,
    () => shown.get(about),
    () => undefined,
  )
}

/** Begins a bulk change, and opens its dialog; resolves with the reason of a refusal, if any. */
export async function beginBulk(about: string, body: object): Promise<string | undefined> {
  const answer = await ask('', 'POST', body)
  if ('message' in answer) return answer.message
  if ('silent' in answer || !answer.run) return UNKNOWN
  void follow(about, answer.run, true)
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
  const { id } = answer.run
  await follow(ABOUT_BIN, answer.run, false)
  const end = shown.get(ABOUT_BIN)?.run
  // Another one may have been begun meanwhile.
  if (end?.id !== id) return
  if (isOver(end)) forget(ABOUT_BIN)
  const [why = end.reason] = end.named.map(({ message }) => message)
  if (why) throw new Error(why)
}

/** Shows a bulk change of this place that is under way, in a line. */
export async function lookForBulk(about: string): Promise<void> {
  if (shown.has(about)) return
  const answer = await ask(`?${new URLSearchParams({ about })}`, 'GET')
  if ('run' in answer && answer.run && !shown.has(about)) void follow(about, answer.run, false)
}

/** Stops a bulk change, goes on with it, or brings back what it has deleted. */
export async function decideBulk(
  about: string,
  decision: 'stop' | 'continue' | 'bring-back',
): Promise<void> {
  const run = shown.get(about)?.run
  if (!run) return
  const answer = await ask(`/${run.id}/${decision}`, 'POST')
  if ('message' in answer) show(about, { note: answer.message })
  else if ('silent' in answer) show(about, { note: UNANSWERED })
  // A stop is followed already.
  else if (answer.run && decision !== 'stop') void follow(about, answer.run, true)
}

/** Opens the dialog again. */
export const openBulk = (about: string): void => show(about, { isOpen: true })

/** Closes the dialog; the line stays as long as there is something to do. */
export function closeBulk(about: string): void {
  const run = shown.get(about)?.run
  if (run && isOver(run)) forget(about)
  else show(about, { isOpen: false })
}

function ask(path: string, method: 'GET' | 'POST', body?: object): Promise<Answer<BulkProgress>> {
  return askWork(PATH + path, method, read, body)
}

const read = (run: unknown) =>
  typeof asFields(run).id === 'number' ? (run as BulkProgress) : undefined

async function follow(about: string, begun: BulkProgress, isOpen: boolean) {
  following.get(about)?.abort()
  const controller = new AbortController()
  following.set(about, controller)
  put(about, { run: begun, note: undefined, isOpen })
  const end = await followWork(begun, {
    ask: ({ id }) => ask(`/${id}`, 'GET'),
    onNews: (run) => show(about, { run, note: undefined }),
    onSilence: () => show(about, { note: SILENT }),
    signal: controller.signal,
  })
  if (!end) return
  if ('message' in end) show(about, { note: end.message })
  else if (!end.run) forget(about)
}

function show(about: string, news: Partial<Shown>) {
  const before = shown.get(about)
  if (before) put(about, { ...before, ...news })
}

function put(about: string, next: Shown) {
  shown.set(about, next)
  for (const listener of listeners) listener()
}

function forget(about: string) {
  following.get(about)?.abort()
  shown.delete(about)
  for (const listener of listeners) listener()
}

function listen(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
