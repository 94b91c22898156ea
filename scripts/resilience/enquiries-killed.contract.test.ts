import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { referenceOf } from '@belvedere/kit/enquiry/reference.ts'
import { expect, test } from 'vitest'
import { signIn } from './editor.ts'
import { enquiryForm, NO_LIMITS, sendEnquiry } from './enquiry.ts'
import { createTestStack, kill, type TestStack, until } from './stack.ts'

const ENQUIRIES = 1000
const AT_ONCE = 8
const TIMEOUT_MS = 400_000

/** Sends a form until the site has acknowledged it; sometimes sends it again. */
async function send({ siteUrl, env }: TestStack, number: number): Promise<string> {
  const form = enquiryForm(env.PUBLISH_KEY ?? '', number)
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
  const stack = await createTestStack(NO_LIMITS)
  let [site, content] = await Promise.all([stack.startSite(), stack.startContent()])
  const acknowledged = new Map<number, string>()
  const numbers = Array.from({ length: ENQUIRIES }, (_, i) => i)
  const visitors = Array.from({ length: AT_ONCE }, async () => {
    for (let number = numbers.pop(); number !== undefined; number = numbers.pop())
      acknowledged.set(number, await send(stack, number))
  })
  const sending = Promise.all(visitors)
  let kills = 0
  while (numbers.length > 0 && kills < 12) {
    await sleep(150 + ((kills * 337) % 900))
    if (kills++ % 3 === 2) {
      await kill(content)
      content = await stack.startContent()
    } else {
      await kill(site)
      site = await stack.startSite()
    }
  }
  await sending
  expect(kills).toBeGreaterThanOrEqual(6)
  expect(acknowledged.size).toBe(ENQUIRIES)

  const editor = await signIn(stack)
  // Reading all of them again and again would take the service's time from storing them.
  await until(
    () => sleep(500).then(() => editor.countEnquiries()),
    (count) => count >= ENQUIRIES,
    120_000,
  )
  const outbox = join(stack.addresses.dataDir, 'enquiries')
  const waiting = () =>
    readdirSync(outbox, { recursive: true }).filter((name) => `${name}`.endsWith('.json'))
  // A stored enquiry leaves the outbox once that is acknowledged, which a kill may have prevented.
  await expect.poll(waiting, { timeout: 60_000 }).toEqual([])
  const stored = await editor.enquiries()
  const references = stored.map(({ reference }) => reference)
  expect(references.toSorted()).toEqual([...acknowledged.values()].toSorted())
  expect(new Set(stored.map(({ email }) => email)).size).toBe(ENQUIRIES)
  expect(stored.every(({ key, reference }) => referenceOf(key) === reference)).toBe(true)
})
