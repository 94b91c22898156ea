import { setTimeout as sleep } from 'node:timers/promises'
import { allPages } from '@belvedere/kit/testing/all-pages.ts'
import type { Random } from '../../testing/random.ts'
import { enquiryForm, sendEnquiry } from '../resilience/enquiry.ts'
import type { Bounds } from './inspector.ts'
import { holdsWithin } from './recovery.ts'
import type { Studio } from './studio.ts'
import type { Tally } from './tally.ts'
import type { Copy } from './world.ts'

type Options = {
  copies: readonly Copy[]
  publishKey: string
  tally: Tally
  random: Random
  stop: AbortSignal
}

const MAX_PAUSE_MS = 900
const RETRY_MS = 300
/** The probability with which a visitor sends the form once more, although it was acknowledged. */
const AGAIN_SHARE = 0.3

/** Sends one enquiry after the other until stopped, each until a replica acknowledges it. */
export async function enquireAll(options: Options): Promise<void> {
  const { copies, publishKey, tally, random, stop } = options
  for (let number = 1; !stop.aborted; number++) {
    const form = enquiryForm(publishKey, number)
    const send = () => sendEnquiry(`http://127.0.0.1:${random.pick(copies).port}`, form)
    let answer = await send()
    while (answer?.is !== 'sent' && !stop.aborted) {
      await sleep(RETRY_MS)
      answer = await send()
    }
    if (answer?.is === 'sent') tally.enquiries.push(answer.reference)
    if (answer?.is === 'sent' && random.next() < AGAIN_SHARE) await send()
    await sleep(random.between(100, MAX_PAUSE_MS))
  }
}

type Stored = { reference: string }

/** At the end the content service has each acknowledged enquiry exactly once. */
export async function findLostEnquiries(studio: Studio, tally: Tally, { recoveryMs }: Bounds) {
  let stored: string[] = []
  await holdsWithin(recoveryMs, async () => {
    let isWhole = true
    const docs = await allPages<Stored>(async (query) => {
      const { ok, text } = await studio.ask('GET', `/enquiries?${query}`)
      isWhole &&= ok
      return ok ? JSON.parse(text) : { docs: [] }
    })
    if (!isWhole) return false
    stored = docs.map(({ reference }) => reference)
    return tally.enquiries.every((reference) => stored.includes(reference))
  })
  for (const reference of tally.enquiries)
    if (!stored.includes(reference))
      tally.add('enquiry', 'content service', `acknowledged and not stored: ${reference}`)
  const twice = stored.filter((reference, at) => stored.indexOf(reference) !== at)
  for (const reference of twice) tally.add('enquiry', 'content service', `twice: ${reference}`)
}
