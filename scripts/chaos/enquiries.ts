import { setTimeout as sleep } from 'node:timers/promises'
import type { Random } from '@belvedere/kit/testing/random.ts'
import { enquiryForm, sendEnquiry } from '../../testing/enquiry.ts'
import type { Studio } from '../../testing/studio.ts'
import { until } from '../../testing/until.ts'
import type { Copy } from '../resilience/world.ts'
import type { Bounds, Tally } from './tally.ts'

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
    const send = () => sendEnquiry(random.pick(copies).url, form)
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

/** At the end the content service has each acknowledged enquiry exactly once. */
export async function findLostEnquiries(studio: Studio, tally: Tally, { recoveryMs }: Bounds) {
  const read = () => studio.enquiries().catch(() => [])
  const stored = await until(
    async () => (await read()).map(({ reference }) => reference),
    (references) => tally.enquiries.every((one) => references.includes(one)),
    recoveryMs,
  )
  for (const reference of tally.enquiries)
    if (!stored.includes(reference))
      tally.add('enquiry', 'content service', `acknowledged and not stored: ${reference}`)
  const twice = stored.filter((reference, at) => stored.indexOf(reference) !== at)
  for (const reference of twice) tally.add('enquiry', 'content service', `twice: ${reference}`)
}
