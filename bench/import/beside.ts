import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { Studio } from '../../testing/studio.ts'
import { bounded, noted, type Row } from '../../testing/table.ts'
import { bounds } from '../bounds.ts'
import { type Sent, sender } from '../enquiries/send.ts'
import type { BenchStack } from '../enquiries/start.ts'
import type { Stored } from '../enquiries/stored.ts'
import { spansOf } from '../enquiries/times.ts'

/** How many saves are measured before the work, and the pause between two requests of an editor. */
export const SAVES_BEFORE = 60
const PAUSE_MS = 200

/** Another editor, who works beside the long work, with a page to save. */
export async function secondEditor({ access }: BenchStack): Promise<Studio> {
  const administrator = new Studio(access)
  const account = { email: 'second@example.com', password: randomUUID() }
  await administrator.must('POST', '/users', { name: 'Second', role: 'publisher', ...account })
  return new Studio({ ...access, ...account })
}

/** The page that the other editor saves. */
export async function loadPage(editor: Studio): Promise<number> {
  const data = { title: 'Written during long work', _status: 'draft' }
  return (await editor.must<{ doc: { id: number } }>('POST', '/pages?draft=true', data)).doc.id
}

/** Saves a page and opens the list, one after the other, with pauses. */
export async function rounds(editor: Studio, page: number, isEnough: (count: number) => boolean) {
  const saves: number[] = []
  const lists: number[] = []
  const save = `/pages/${page}?draft=true&autosave=true&depth=0`
  while (!isEnough(saves.length)) {
    const data = { title: `Written ${saves.length}`, _status: 'draft' }
    saves.push(await time(() => editor.must('PATCH', save, data)))
    await sleep(PAUSE_MS)
    lists.push(await time(() => editor.must('GET', '/pages?limit=10&depth=0&draft=true')))
    await sleep(PAUSE_MS)
  }
  return { saves, lists }
}

/** Milliseconds until a request is answered. */
async function time(request: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await request()
  return performance.now() - begun
}

/** How long saves and lists took, before and during the work. */
export function timesOf(what: string, before: number[], during: number[]): Row[] {
  return [
    noted(`${what}, before, 95th percentile`, `${at95(before).toFixed(0)} ms of ${before.length}`),
    noted('  meanwhile', `${at95(during).toFixed(0)} ms of ${during.length}`),
    noted('  longest meanwhile', `${Math.max(...during).toFixed(0)} ms`),
  ]
}

/** A visitor who sends an enquiry a second, with numbers from the first one up. */
export async function enquiriesUntil(
  stack: BenchStack,
  isOver: () => boolean,
  first = 0,
): Promise<Sent[]> {
  const send = sender(stack.siteUrl, stack.publishKey)
  const sent: Sent[] = []
  while (!isOver()) {
    sent.push(await send(first + sent.length))
    await sleep(1000)
  }
  return sent
}

/** How long enquiries took from the form to their record. */
export function enquiryRows(sent: readonly Sent[], stored: Stored): Row[] {
  const delays = spansOf(sent, stored)
  return [
    noted('Enquiries meanwhile', `${sent.length}, each stored once`),
    noted('  from the form to the record, 95th percentile', `${at95(delays).toFixed(0)} ms`),
    bounded('  longest', Math.max(...delays), bounds.import.enquiryMs, 'ms'),
  ]
}

/** The 95th percentile. */
export function at95(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1] ?? Number.NaN
}

/** The content service's log about long work. */
export class LogLines {
  /** Requests that waited for the database in vain. */
  busy = 0
  /** How long the longest transaction of the work blocked other writers, in ms. */
  longestMs = Number.NaN

  read(line: string): void {
    if (line.includes('stayed busy')) this.busy += 1
    if (!line.startsWith('{')) return
    const { longestTransactionMs } = JSON.parse(line)
    // Whoever stops a work ends it with a worker of its own.
    if (longestTransactionMs !== undefined)
      this.longestMs = Math.max(longestTransactionMs, this.longestMs || 0)
  }
}
