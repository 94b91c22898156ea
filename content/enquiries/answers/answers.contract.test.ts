import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { uploadsDir } from '../../media/storage/uploads-storage.ts'
import { deliveriesOf, untilAll } from '../../testing/deliveries.ts'
import { mailService } from '../../testing/mail-service.ts'
import { type Person, signIn } from '../../testing/people.ts'
import { makePicture } from '../../testing/picture.ts'
import { makeEnquiry, makeQueued } from '../../testing/queued-enquiry.ts'
import { openMailServer } from '../../testing/smtp.ts'
import { eraseEnquiries } from '../erase.ts'
import { readPerson } from '../person.ts'
import type { ShownEnquiry } from '../shown.ts'

const service = mailService()
let editor: Person
let colleague: Person

beforeAll(async () => {
  editor = await signIn(service.payload, 'editor', 'Edda')
  colleague = await signIn(service.payload, 'publisher', 'Petra')
})
// A mail server that cannot be reached: mails stay queued until a test starts the worker.
beforeEach(() => void vi.stubEnv('SMTP_URL', 'smtp://127.0.0.1:9'))

let count = 0
/** A busy machine needs a long timeout; passing tests do not wait for it. */
const PATIENT = { timeout: 30_000 }

const written = (changes: object = {}) => ({
  ...{ key: `answer-number-${count++}`, subject: '', text: 'It is the second one.', files: [] },
  ...changes,
})
const send = (id: number, body: object, person = editor) =>
  person.ask('POST', `/enquiries/${id}/answer`, body)
const keep = (id: number, body: object, person = editor) =>
  person.ask('POST', `/enquiries/${id}/draft`, body)
const read = async (id: number, person = editor) =>
  (await person.ask('GET', `/enquiries/${id}/shown`)).body.enquiry as ShownEnquiry
const make = (fields = {}) => makeEnquiry(service.payload, { ...service.own(), ...fields })

test('an answer is kept in the record and queued once, however often it is sent', async () => {
  const { id } = await make()
  const body = written()
  const replies = await Promise.all([send(id, body), send(id, body), send(id, body)])
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
  const { answers, state, deliveries } = await read(id)
  expect(answers).toMatchObject([{ by: 'Edda', text: body.text, way: 'mail' }])
  expect(state).toBe('answered')
  expect(deliveries).toMatchObject([{ kind: 'answer', answer: body.key, state: 'waiting' }])
  const file = await makePicture(service.payload, { alt: 'forgotten' })
  const changes = [{ text: 'It is the third one.' }, { subject: 'Third' }, { files: [file] }]
  for (const change of changes) {
    const other = await send(id, { ...body, ...change })
    expect(other).toMatchObject({ status: 409, message: expect.stringContaining('another text') })
  }
  expect((await read(id)).answers).toHaveLength(1)
})

test('an answer without a text, a key, a mail server or a person is refused in a sentence', async () => {
  const { id } = await make()
  expect(await send(id, written({ text: '  ' }))).toMatchObject({
    ...{ status: 400, message: 'Write the answer first.' },
  })
  for (const key of ['', 'short', 'x'.repeat(65), 'a key; with spaces'])
    expect((await send(id, written({ key }))).message).toContain('“key”')
  expect((await send(id, written({ files: ['1'] }))).message).toContain('“files”')
  expect((await send(id, written({ files: [2 ** 31] }))).message).toContain('“files”')
  expect((await send(99_999, written())).status).toBe(404)
  vi.stubEnv('SMTP_URL', '')
  expect(await send(id, written())).toMatchObject({
    ...{ status: 409, message: expect.stringMatching(/^The answer was not sent\. No mail server/) },
  })
  expect(await read(id)).toMatchObject({ state: 'new', answers: [] })
})

test('without a mail server an answer of the mail program is kept all the same', async () => {
  vi.stubEnv('SMTP_URL', '')
  const { id } = await make()
  expect((await send(id, written({ way: 'program' }))).status).toBe(200)
  const { answers, state, deliveries } = await read(id)
  expect(answers).toMatchObject([{ text: 'It is the second one.', way: 'program' }])
  expect([state, deliveries]).toEqual(['answered', []])
})

test('each person has drafts of their own, which end when they are sent', async () => {
  const { id } = await make()
  const [own, others] = [written({ text: 'It is the' }), written({ text: 'Perhaps' })]
  await Promise.all([keep(id, own), keep(id, others, colleague)])
  expect(await read(id)).toMatchObject({
    draft: { key: own.key, text: 'It is the' },
    others: [{ by: 'Petra', text: 'Perhaps', isOwn: false }],
  })
  expect((await read(id, colleague)).draft).toMatchObject({ text: 'Perhaps' })
  await keep(id, { ...own, text: 'It is the second.' })
  await send(id, { ...own, text: 'It is the second.' })
  // A request that was on its way while the answer was sent.
  const sent = { text: 'It is the second.', subject: expect.any(String), files: [] }
  expect((await keep(id, own)).body).toEqual({ files: [], sent, isTaken: false })
  const after = await read(id)
  expect(after).not.toHaveProperty('draft')
  expect(after.others).toHaveLength(1)
  await keep(id, { ...others, text: '' }, colleague)
  expect((await read(id)).others).toEqual([])
})

test('a draft of another window is kept beside the newer one, up to a number', async () => {
  const { id } = await make()
  const [first, second] = [written({ text: 'At the desk' }), written({ text: 'On the way' })]
  await keep(id, first)
  await keep(id, second)
  expect(await read(id)).toMatchObject({
    draft: { key: second.key },
    others: [{ key: first.key, text: 'At the desk', isOwn: true }],
  })
  await keep(id, written(), colleague)
  for (let more = 0; more < 8; more++) expect((await keep(id, written())).status).toBe(200)
  expect(await keep(id, written())).toMatchObject({
    ...{ status: 409, message: expect.stringMatching(/^You have begun 10 answers/) },
  })
  expect((await keep(id, { ...first, text: '' })).status).toBe(200)
  expect((await keep(id, written())).status).toBe(200)
})

test('an older request and a second window with the same draft erase nothing', async () => {
  const { id } = await make()
  const { key } = written()
  const put = (text: string, version: string, from = '') =>
    keep(id, { ...written({ text }), key, version, from })
  await put('Dear Ines, come', 'desk:2')
  expect((await put('Dear', 'desk:1')).body).toEqual({ files: [], isTaken: false })
  expect((await read(id)).draft).toMatchObject({ text: 'Dear Ines, come', version: 'desk:2' })
  expect((await put('Dear Ines, go on', 'phone:1', 'desk:2')).body.isTaken).toBe(false)
  expect((await put('Dear Ines, come on', 'desk:3')).body.isTaken).toBe(true)
  expect((await read(id)).draft).toMatchObject({ text: 'Dear Ines, go on', version: 'phone:1' })
  expect((await put('Dear', 'desk')).message).toContain('“version”')
})

test('an emptied draft stays empty when an older request arrives, and can be written again', async () => {
  const { id } = await make()
  const { key } = written()
  const put = (text: string, version: string) =>
    keep(id, { ...written({ text }), key, version, from: '' })
  await put('Dear Ines', 'desk:1')
  await put('', 'desk:3')
  expect((await put('Dear Ines, come', 'desk:2')).body).toEqual({ files: [], isTaken: false })
  expect(await read(id)).not.toHaveProperty('draft')
  await put('Dear all', 'desk:4')
  expect((await read(id)).draft).toMatchObject({ text: 'Dear all' })
  // As many as are allowed: an emptied one takes no place.
  await put('', 'desk:5')
  for (let i = 0; i < 10; i++) expect((await keep(id, written())).status).toBe(200)
  expect((await keep(id, written())).message).toContain('You have begun 10 answers')
})

test('a name that is none, such as an address, does not get into a template', async () => {
  await service.save({ answerTemplates: [{ name: 'A visit', body: 'Dear {name}, well' }] })
  for (const name of ['https://spam.example', 'Ines {house}']) {
    const { id } = await make({ name })
    expect((await read(id)).templates).toMatchObject([{ text: 'Dear, well' }])
  }
})

test('templates are filled with the name, the house and its address, those in the visitor’s language first', async () => {
  const language = 'Deutsch'
  await service.save({
    answerTemplates: [
      { name: 'A visit', body: 'Dear {name}, see {house}: {link} {odd}' },
      { name: 'Besuch', languages: 'Deutsch, German', subject: '{reference}', body: '{sender}' },
    ],
  })
  const { id, reference } = await make({ name: 'Ines Braun', language, house: '/villas/hill' })
  await service.payload.db.updateOne({
    collection: 'enquiries',
    id,
    data: { houseTitle: 'Hill House' },
  })
  const { templates, site } = await read(id)
  expect(templates).toEqual([
    { name: 'Besuch (Deutsch)', subject: reference, text: 'Edda' },
    {
      ...{ name: 'A visit', subject: '' },
      text: `Dear Ines Braun, see Hill House: ${site}/villas/hill {odd}`,
    },
  ])
  const named = { name: 'Punta', currency: 'EUR', locale: 'en', _status: 'published' } as const
  await service.payload.updateGlobal({ slug: 'site', data: named })
  const { templates: other } = await read((await make()).id)
  expect(other[0]?.text).toContain(`see Punta: ${site}`)
})

test('an answer arrives as text and in the colours of the brand, with its files, below the acknowledgement', async () => {
  const { payload, worker } = service
  await using server = await openMailServer()
  vi.stubEnv('SMTP_URL', server.url)
  const files = [await makePicture(payload, { alt: 'plan' })]
  const palette = { accent: '#7a1f5c' }
  await payload.updateGlobal({ slug: 'brand', data: { palette, _status: 'published' } })
  const message = 'Where? <b>Here</b> https://spam.example'
  const { id, reference, enquiry } = await makeQueued(payload, { ...service.own(), message })
  worker.start()
  await untilAll(payload, id, 'sent')
  const text = 'See https://casa.example/plan?a=1&b=2. <i>Soon</i>'
  const first = await send(id, written({ text, files }))
  expect(first.status).toBe(200)
  worker.wake()
  await vi.waitUntil(
    async () => (await deliveriesOf(payload, id)).answer?.state === 'sent',
    PATIENT,
  )
  await send(id, written({ subject: 'One more thing' }))
  worker.wake()
  const mails = () => server.taken.filter(({ to }) => to[0] === enquiry.email)
  await vi.waitUntil(() => mails().length === 3, PATIENT)
  const [acknowledgement, answer, second] = mails().map(({ parsed }) => parsed)
  expect(answer?.subject).toBe(`Your enquiry ${reference}`)
  expect(answer?.text).toContain(`${text}\n\nOn `)
  expect(answer?.text).toContain('> Where? <b>Here</b>')
  expect(answer?.html).toContain('#7a1f5c')
  expect(answer?.html).toContain('href="https://casa.example/plan?a=1&amp;b=2"')
  expect(answer?.html).toContain('&lt;i&gt;Soon&lt;/i&gt;')
  expect(answer?.html).toContain('&lt;b&gt;Here&lt;/b&gt; https://spam.example')
  expect(answer?.html).not.toContain('href="https://spam.example')
  expect(answer?.attachments).toMatchObject([
    { filename: expect.stringMatching(/^plan.*\.jpg$/), contentType: 'image/jpeg' },
  ])
  expect(answer?.replyTo?.value).toEqual([{ name: 'Edda', address: 'team@casa.example' }])
  expect(answer?.inReplyTo).toBe(acknowledgement?.messageId)
  expect(second?.inReplyTo).toBe(answer?.messageId)
  expect(second?.references).toEqual([acknowledgement?.messageId, answer?.messageId])
})

test('files that are too large, too many or gone are refused before anything is kept', async () => {
  const { payload } = service
  const [id, file] = [(await make()).id, await makePicture(payload, { alt: 'big' })]
  const data = { filesize: 20_000_000 }
  await payload.db.updateOne({ collection: 'media', id: file, data })
  expect(await send(id, written({ files: [file] }))).toMatchObject({
    ...{ status: 413, message: expect.stringMatching(/^The file weighs 20\.0 MB, .* 15 MB\./) },
  })
  expect((await send(id, written({ files: [99_999] }))).message).toContain(
    'no longer in the library',
  )
  expect(await read(id)).toMatchObject({ state: 'new', answers: [], deliveries: [] })
})

test('an answer that cannot be sent is tried again by its writer, and a lost file or a full server ends it in a sentence', async () => {
  const { payload, worker } = service
  let isFull = true
  await using server = await openMailServer({ data: () => (isFull ? 552 : 250) })
  vi.stubEnv('SMTP_URL', server.url)
  const file = await makePicture(payload, { alt: 'lost' })
  const { id } = await make()
  await send(id, written({ files: [file] }))
  worker.start()
  const { answer } = await untilAll(payload, id, 'given-up')
  expect(answer?.lastError).toMatch(/^The mail is larger than the mail server takes/)
  expect(await read(id)).toMatchObject({ state: 'in-hand', answers: [{ by: 'Edda' }] })
  isFull = false
  const again = () => editor.ask('POST', `/deliveries/${answer?.id}/try-again`)
  const { filename } = await payload.findByID({ collection: 'media', id: file })
  await rm(join(uploadsDir(), filename ?? ''))
  expect((await again()).status).toBe(200)
  await vi.waitUntil(
    async () =>
      (await deliveriesOf(payload, id)).answer?.lastError?.includes('no longer in the library'),
    PATIENT,
  )
  expect(server.taken).toEqual([])
})

test('an editor tries answers again, and no other delivery', async () => {
  const { payload } = service
  const { id } = await makeQueued(payload, service.own())
  const { team } = await deliveriesOf(payload, id)
  await payload.db.updateOne({
    collection: 'deliveries',
    id: team?.id ?? 0,
    data: { state: 'failed' },
  })
  const path = `/deliveries/${team?.id}/try-again`
  expect((await editor.ask('POST', path)).status).toBe(403)
  expect((await colleague.ask('POST', path)).status).toBe(200)
})

test('notes, answers, drafts and changes of the state leave each other as they are', async () => {
  const { id, reference } = await make()
  await editor.ask('POST', `/enquiries/${id}/notes`, { text: 'Called' })
  await keep(id, written({ text: 'Perhaps\0' }), colleague)
  await send(id, written({ text: 'Called you' }))
  await send(id, written({ text: 'Called you twice' }))
  await editor.ask('POST', `/enquiries/${id}/notes`, { text: 'Called again' })
  await editor.ask('PATCH', `/enquiries/${id}`, { state: 'won' })
  const { notes, answers, others, state } = await read(id)
  expect(notes.map(({ text }) => text)).toEqual(['Called', 'Called again'])
  expect([answers.length, others[0]?.text, state]).toEqual([2, 'Perhaps', 'won'])
  const { body } = await editor.ask(
    'GET',
    '/enquiries?search=called&where[notes.text][like]=called',
  )
  expect(body.docs).toMatchObject([{ reference }])
  const sheet = await editor.get('/enquiries/export?search=called&format=csv')
  expect((await sheet.text()).split(reference)).toHaveLength(2)
})

test('answers and drafts are exported with the person, found, and erased with the enquiry', async () => {
  const { payload } = service
  const { id, enquiry } = await make()
  await send(id, written({ text: 'Zebulon may come on Monday.' }))
  await keep(id, written({ text: 'Zebulon may come on Tuesday.' }))
  expect(await readPerson(payload, enquiry.email)).toMatchObject({
    enquiries: [
      {
        answers: [{ text: 'Zebulon may come on Monday.' }],
        drafts: [{ text: 'Zebulon may come on Tuesday.' }],
      },
    ],
  })
  const sheet = await editor.get('/enquiries/export?search=zebulon&format=csv')
  expect(await sheet.text()).toContain('Edda: Zebulon may come on Monday.')
  await eraseEnquiries(payload, [id], { event: 'person-erased' })
  const { docs } = await payload.db.find({ collection: 'enquiries', where: { id: { equals: id } } })
  expect(docs).toMatchObject([{ answers: [], drafts: [] }])
  expect(JSON.stringify([docs, await deliveriesOf(payload, id)])).not.toContain('Zebulon')
  expect((await send(id, written())).message).toContain('was erased')
  expect((await keep(id, written())).message).toContain('was erased')
})
