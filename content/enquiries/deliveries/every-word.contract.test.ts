import { createLocalReq } from 'payload'
import { expect, test, vi } from 'vitest'
import { wordList } from '../../delivery/brand/word-list.ts'
import { untilAll } from '../../testing/deliveries.ts'
import { mailService } from '../../testing/mail-service.ts'
import { makeQueued } from '../../testing/queued-enquiry.ts'
import { openMailServer } from '../../testing/smtp.ts'
import { beginAnswer } from '../answers/begin-answer.ts'
import { showEnquiry } from '../show-enquiry.ts'
import { queueEscalation } from './queue-escalation.ts'

const service = mailService()
const { own, save, inOneTransaction } = service

/** Every word as its owner's, each line in brackets. */
const MARKED = Object.fromEntries(
  wordList('en')
    .flatMap(({ words }) => words)
    .map(({ key, text }) => [key, text.replaceAll(/.+/g, '⟦$&⟧')]),
)

/** What is left of a text without marked words and without what the mail is about. */
function restOf(text: string, known: readonly string[]): string {
  const whole = known.reduce((rest, one) => (one ? rest.replaceAll(one, ' ') : rest), text)
  return strip(whole.replaceAll(/https?:[^\s⟧]+/g, ' ')).replaceAll(/[\d\s:.,()TZ-]+/g, '')
}

function strip(text: string): string {
  const next = text.replaceAll(/⟦[^⟦⟧]*⟧/g, '')
  return next === text ? text : strip(next)
}

test('every word of the mails to visitors and to the team is one of the word files', async () => {
  const { payload, worker } = service
  await using server = await openMailServer()
  vi.stubEnv('SMTP_URL', server.url)
  const site = { name: 'Hill House', currency: 'EUR', locale: 'en-GB', timeZone: 'UTC' }
  await payload.updateGlobal({ slug: 'site', data: { ...site, _status: 'published' } })
  await payload.updateGlobal({ slug: 'brand', data: { words: MARKED, _status: 'published' } })
  await save({ teamAddresses: [{ address: 'team@casa.example' }], acknowledgements: [] })
  const house = { title: 'Hill House', path: '/villas/hill-house' }
  const fields = { ...own(), phone: '+44 20 7946 0185', language: 'Deutsch', news: true }
  const { id, reference, enquiry } = await makeQueued(payload, fields, house)
  const dueAt = '2026-11-24T10:00:00.000Z'
  await inOneTransaction((req) => queueEscalation(req, { id, reference, dueAt }))
  worker.start()
  await untilAll(payload, id, 'sent')
  const about = [...Object.values(enquiry), reference, house.title, house.path].map(String)
  expect(server.taken).toHaveLength(3)
  for (const { parsed } of server.taken) {
    const text = `${parsed.subject}\n${parsed.text}`
    expect(text).toContain('⟦')
    expect(restOf(text.replaceAll(DATES, ''), about)).toBe('')
  }
  const { docs } = await payload.find({ collection: 'users', limit: 1 })
  const [user] = docs
  if (!user) throw new Error('The service has an administrator.')
  const req = await createLocalReq({ user: { ...user, collection: 'users' } }, payload)
  const begun = beginAnswer(await showEnquiry(req, id))
  expect(restOf(`${begun.subject}\n${begun.quote}`.replaceAll('> ', ''), about)).toBe('')
})

const DATES = /(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day,? \d+ \w+ \d+ at \d+:\d+/g
