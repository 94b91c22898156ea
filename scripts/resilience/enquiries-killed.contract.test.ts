import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { referenceOf } from '@belvedere/kit/enquiry/reference.ts'
import { expect, test } from 'vitest'
import { enquiryForm, NO_LIMITS, sendEnquiry } from '../../testing/enquiry.ts'
import { until } from '../../testing/until.ts'
import { testWorld } from './test-world.ts'

const ENQUIRIES = 1000
const AT_ONCE = 8
const TIMEOUT_MS = 400_000

/** Sends a form until the site has acknowledged it; then, at times, again. */
async function send(siteUrl: string, publishKey: string, number: number): Promise<string> {
  const form = enquiryForm(publishKey, number)
  for (let sent = 0, reference = ''; ; sent++) {
    const answer = await sendEnquiry(siteUrl, form)
    if (answer?.is === 'sent') reference = answer.reference
    if (reference && sent >= number % 5) return reference
    if (!answer) await sleep(200)
    else if (answer.is !== 'sent') throw new Error(`The site answered ${JSON.stringify(answer)}`)
  }
}

test('a thousand enquiries while either program is killed: one record each, none missing', {
  timeout: TIMEOUT_MS,
}, async () => {
  const { world, site, studio } = await testWorld(NO_LIMITS)
  await Promise.all([world.startCopy(site), world.startContent()])
  const { PUBLISH_KEY = '' } = world.settings.env
  const acknowledged = new Map<number, string>()
  const numbers = Array.from({ length: ENQUIRIES }, (_, i) => i)
  const visitors = Array.from({ length: AT_ONCE }, async () => {
    for (let number = numbers.pop(); number !== undefined; number = numbers.pop())
      acknowledged.set(number, await send(site.url, PUBLISH_KEY, number))
  })
  const sending = Promise.all(visitors)
  let kills = 0
  while (numbers.length > 0 && kills < 12) {
    await sleep(150 + ((kills * 337) % 900))
    if (kills++ % 3 === 2) {
      await world.killContent()
      await world.startContent()
    } else {
      await world.killCopy(site)
      await world.startCopy(site)
    }
  }
  await sending
  expect(kills).toBeGreaterThanOrEqual(6)
  expect(acknowledged.size).toBe(ENQUIRIES)

  const count = async () =>
    (await studio.must<{ totalDocs: number }>('GET', '/enquiries?limit=1&depth=0')).totalDocs
  // Reading all of them again and again would take the service's time from storing them.
  await until(
    () => sleep(500).then(count),
    (stored) => stored >= ENQUIRIES,
    120_000,
  )
  const outbox = join(site.dataDir, 'enquiries')
  const waiting = () =>
    readdirSync(outbox, { recursive: true }).filter((name) => `${name}`.endsWith('.json'))
  // What is stored leaves the outbox once that is acknowledged, which a kill may have prevented.
  await expect.poll(waiting, { timeout: 60_000 }).toEqual([])
  const stored = await studio.enquiries()
  const references = stored.map(({ reference }) => reference)
  expect(references.toSorted()).toEqual([...acknowledged.values()].toSorted())
  expect(new Set(stored.map(({ email }) => email)).size).toBe(ENQUIRIES)
  expect(stored.every(({ key, reference }) => referenceOf(key) === reference)).toBe(true)
})
