import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AcceptedEnquiry } from '@belvedere/kit/enquiry/accepted.ts'
import { checkEnquiry } from '@belvedere/kit/enquiry/check-enquiry.ts'
import { readValues } from '@belvedere/kit/enquiry/read-values.ts'
import { keyOf } from '@belvedere/kit/enquiry/reference.ts'
import { createLog } from '@belvedere/kit/log.ts'
import { filledForm } from '@belvedere/kit/testing/filled-form.ts'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { HandedOver } from './content-inbox.ts'
import { Courier } from './courier.ts'
import { Outbox } from './outbox.ts'

const HOUR_MS = 60 * 60 * 1000
const STEP_MS = 10_000

function accepted(message: string): AcceptedEnquiry {
  const fields: Record<string, string> = { name: 'Ines', email: 'ines@example.com', message }
  const { enquiry } = checkEnquiry(readValues(filledForm(fields)))
  if (!enquiry) throw new Error('It is whole.')
  const acceptedAt = new Date().toISOString()
  return { key: keyOf('ticket', enquiry), acceptedAt, page: '/contact', enquiry }
}

type Service = {
  isAway: boolean
  /** The answer with a status that says nothing about other enquiries. */
  failing: Set<string>
  tries: number
  stored: string[]
  onStored: (() => Promise<void>) | undefined
}

/** A courier with its own folder, and a content service that may be down. */
function start() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  const dir = mkdtempSync(join(tmpdir(), 'belvedere-courier-'))
  const stop = new AbortController()
  onTestFinished(() => {
    stop.abort()
    vi.useRealTimers()
    rmSync(dir, { recursive: true })
  })
  const outbox = new Outbox(join(dir, 'data', 'enquiries'))
  const service: Service = {
    isAway: false,
    failing: new Set(),
    tries: 0,
    stored: [],
    onStored: undefined,
  }
  const handOver = async ({ key }: AcceptedEnquiry): Promise<HandedOver> => {
    service.tries++
    if (service.isAway) return { is: 'away', reason: 'ECONNREFUSED' }
    if (service.failing.has(key)) return { is: 'later', reason: 'it answered 403' }
    service.stored.push(key)
    await service.onStored?.()
    return { is: 'stored' }
  }
  const warned: string[] = []
  const log = createLog('site', { level: 'warn', json: true, write: (line) => warned.push(line) })
  const courier = new Courier({ outbox, handOver, log, signal: stop.signal })
  const pass = async (ms: number) => {
    for (let passed = 0; passed < ms; passed += STEP_MS) {
      await vi.advanceTimersByTimeAsync(STEP_MS)
      await courier.idle()
    }
  }
  return { outbox, service, courier, pass, warned }
}

test('with the content service down for an hour, enquiries wait, and are then handed over once', async () => {
  const { outbox, service, courier, pass, warned } = start()
  service.isAway = true
  const kept = Array.from({ length: 20 }, (_, i) => accepted(`Enquiry ${i}`))
  for (const one of kept) {
    await outbox.keep(one)
    courier.wake()
    await pass(HOUR_MS / kept.length)
  }
  expect(service.stored).toEqual([])
  expect((await outbox.waiting()).count).toBe(20)
  // Two attempts and one log line a minute: an outage does not flood the log.
  expect(service.tries).toBeLessThan(4 * 150)
  expect(warned.length).toBeGreaterThan(30)
  expect(warned.length).toBeLessThanOrEqual(60)

  service.isAway = false
  await pass(60_000)
  expect(service.stored.toSorted()).toEqual(kept.map(({ key }) => key).toSorted())
  expect((await outbox.waiting()).count).toBe(0)
})

test('an enquiry stored during an attempt is handed over without waiting for the next one', async () => {
  const { outbox, service, courier } = start()
  const second = accepted('Second')
  service.onStored = async () => {
    service.onStored = undefined
    await outbox.keep(second)
    courier.wake()
  }
  await outbox.keep(accepted('First'))
  courier.wake()
  await courier.idle()
  expect(service.stored).toContain(second.key)
})

test('enquiries that always fail do not delay others, however many they are', async () => {
  const { outbox, service, courier, pass } = start()
  const bad = Array.from({ length: 30 }, (_, i) => accepted(`Bad ${i}`))
  const good = Array.from({ length: 30 }, (_, i) => accepted(`Good ${i}`))
  for (const one of bad) service.failing.add(one.key)
  for (const one of [...bad, ...good]) await outbox.keep(one)
  courier.wake()
  await pass(180_000)
  expect(service.stored.toSorted()).toEqual(good.map(({ key }) => key).toSorted())
  const late = accepted('Late')
  await outbox.keep(late)
  courier.wake()
  await pass(60_000)
  expect(service.stored).toContain(late.key)

  service.failing.clear()
  await pass(60_000)
  expect((await outbox.waiting()).count).toBe(0)
})
