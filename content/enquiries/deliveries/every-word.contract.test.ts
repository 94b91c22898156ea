import { createLocalReq } from 'payload'
import { expect, test, vi } from 'vitest'
import { readWords } from '../../delivery/brand/read-words.ts'
import { userName } from '../../payload/user-name.ts'
import { untilAll } from '../../testing/deliveries.ts'
import { mailService } from '../../testing/mail-service.ts'
import { MARKED, restOf } from '../../testing/marked-words.ts'
import { makeQueued } from '../../testing/queued-enquiry.ts'
import { openMailServer } from '../../testing/smtp.ts'
import { beginAnswer } from '../answers/begin-answer.ts'
import { showEnquiry } from '../show-enquiry.ts'
import { queueEscalation } from './queue-escalation.ts'
import { answerTemplatesIn } from './settings/defaults.ts'

const service = mailService()
const { own, save, inOneTransaction } = service

test('every word of the mails to visitors and to the team, and of what an answer begins with, is one of the word files', async () => {
  const { payload, worker } = service
  await using server = await openMailServer()
  vi.stubEnv('SMTP_URL', server.url)
  const site = { name: 'Hill House', currency: 'EUR', locale: 'en-GB', timeZone: 'UTC' }
  await payload.updateGlobal({ slug: 'site', data: { ...site, _status: 'published' } })
  await payload.updateGlobal({ slug: 'brand', data: { words: MARKED, _status: 'published' } })
  // The form of the settings begins with the templates of the language.
  const answerTemplates = answerTemplatesIn(await readWords(payload))
  const teamAddresses = [{ address: 'team@casa.example' }]
  await save({ teamAddresses, acknowledgements: [], answerTemplates })
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
  const shown = await showEnquiry(req, id)
  const begun = beginAnswer(shown)
  expect(restOf(`${begun.subject}\n${begun.quote}`.replaceAll('> ', ''), about)).toBe('')
  expect(shown.templates).toHaveLength(2)
  for (const { name, subject, text } of shown.templates) {
    expect(text).toContain('⟦')
    expect(restOf(`${name}\n${subject}\n${text}`, [...about, userName(req.user) ?? ''])).toBe('')
  }
})

const DATES = /(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day,? \d+ \w+ \d+ at \d+:\d+/g
