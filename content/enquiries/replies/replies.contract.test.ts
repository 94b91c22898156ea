import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { IMAP_PASSWORD, IMAP_USER, type MailInBox, openMailbox } from '../../testing/imap.ts'
import { mailService } from '../../testing/mail-service.ts'
import { type Person, signIn } from '../../testing/people.ts'
import { makeQueued } from '../../testing/queued-enquiry.ts'
import { MOST_REPLIES } from '../answers/limits.ts'
import { messageIdOf } from '../deliveries/senders/message-id.ts'
import { eraseEnquiries } from '../erase.ts'
import type { ShownEnquiry } from '../shown.ts'
import { lookOnce, mailboxState, watchMailbox } from './watch-mailbox.ts'

// Tests log errors only; the log is made when its module loads.
vi.hoisted(() => vi.stubEnv('LOG_LEVEL', 'warn'))

const service = mailService()
let editor: Person

beforeAll(async () => {
  editor = await signIn(service.payload, 'editor', 'Edda')
})
beforeEach(async () => {
  vi.stubEnv('IMAP_HOST', '127.0.0.1')
  vi.stubEnv('IMAP_USER', IMAP_USER)
  vi.stubEnv('IMAP_PASSWORD', IMAP_PASSWORD)
  await service.payload.db.deleteMany({ collection: 'payload-kv', where: {} })
})

/** A mailbox that the service reads. */
async function open(...mails: MailInBox[]) {
  const box = await openMailbox(mails)
  vi.stubEnv('IMAP_PORT', String(box.port))
  return box
}

/** An enquiry, and what its acknowledgement is called. */
async function asked() {
  const { id, reference, enquiry } = await makeQueued(service.payload, service.own())
  return { id, email: enquiry.email, sent: `${messageIdOf(`${reference} visitor`)}@casa.example` }
}

const read = async (id: number) =>
  (await editor.ask('GET', `/enquiries/${id}/shown`)).body.enquiry as ShownEnquiry

let count = 0
const mail = (changes: Partial<MailInBox>): MailInBox => ({
  ...{ id: `mail-${count++}@visitor.example`, from: 'x@visitor.example', text: 'Yes, please.' },
  ...changes,
})

test('a reply to one of our mails is shown in its enquiry, and no other mail is read', async () => {
  const { id, email, sent } = await asked()
  const text = 'On Monday – à bientôt?\r\n\r\nOn 23 Nov Casa wrote:\r\n> Dear Ines\r\n> well'
  await using box = await open(
    mail({ text: 'A bill' }),
    mail({ answers: `${'0'.repeat(32)}@casa.example`, text: 'Invented' }),
    mail({ answers: sent, isAutomatic: true, text: 'I am away' }),
    mail({ answers: sent, from: email, text, file: 'plan.pdf' }),
    mail({ answers: sent, from: 'friend@example.com', html: '<b>Hi</b>' }),
  )
  const change = { collection: 'enquiries', id, data: { state: 'answered' } } as const
  await service.payload.db.updateOne(change)
  expect(await lookOnce(service.payload)).toBe(true)
  const { replies, state } = await read(id)
  expect(replies).toMatchObject([
    { from: email, text: 'On Monday – à bientôt?', files: ['plan.pdf'], isCut: false },
    { from: 'friend@example.com', text: '', files: [] },
  ])
  expect(state).toBe('in-hand')
  const bodies = box.commands.filter((command) => /BODYSTRUCTURE|PEEK\[\d/.test(command))
  expect(bodies.every((command) => /^UID FETCH [45] /.test(command))).toBe(true)
  expect(box.commands.join('\n')).not.toMatch(/STORE|SELECT|EXPUNGE/)
})

test('a reply is stored once, after a restart and when the mails have other numbers', async () => {
  const { id, sent } = await asked()
  await using box = await open(mail({ answers: sent }))
  const look = () => lookOnce(service.payload)
  await Promise.all([look(), look()])
  await look()
  box.validity++
  box.mails.push(mail({ answers: sent, text: 'And on Tuesday' }))
  await look()
  expect((await read(id)).replies.map(({ text }) => text)).toEqual([
    'Yes, please.',
    'And on Tuesday',
  ])
  const asked2 = box.commands.filter((command) => command.startsWith('UID SEARCH')).at(-2)
  expect(asked2).toContain('2:*')
})

test('the replies of an erased enquiry are erased, and later ones are not stored', async () => {
  const { id, sent } = await asked()
  await using box = await open(mail({ answers: sent, text: 'Zebulon' }))
  await lookOnce(service.payload)
  expect((await read(id)).replies).toHaveLength(1)
  await editor.ask('POST', `/enquiries/${id}/notes`, { text: 'Called' })
  expect((await read(id)).replies).toHaveLength(1)
  await eraseEnquiries(service.payload, [id], { event: 'person-erased' })
  box.mails.push(mail({ answers: sent, text: 'Zebulon again' }))
  await lookOnce(service.payload)
  const { docs } = await service.payload.db.find({
    collection: 'enquiries',
    where: { id: { equals: id } },
  })
  expect(docs).toMatchObject([{ replies: [] }])
})

/** The warnings that are written from now on. */
function warnings() {
  const lines: string[] = []
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(String(line)) > 0)
  onTestFinished(() => void vi.restoreAllMocks())
  return lines
}

test('a mail that is too large is left out, and the replies beside it are stored', async () => {
  const { id, sent } = await asked()
  const lines = warnings()
  await using box = await open(
    mail({ answers: sent, text: 'Before' }),
    mail({ answers: sent, isHuge: true }),
    mail({ answers: sent, text: 'After' }),
  )
  expect(await lookOnce(service.payload)).toBe(true)
  expect((await read(id)).replies.map(({ text }) => text)).toEqual(['Before', 'After'])
  expect(lines.join('')).toMatch(/A mail cannot be read and is left out.*mail.*2/)
  await lookOnce(service.payload)
  expect(box.commands.filter((command) => command.startsWith('UID SEARCH')).at(-1)).toContain('4:*')
})

test('a mail that the server refuses is left out once a later one can be read', async () => {
  const { id, sent } = await asked()
  const lines = warnings()
  await using box = await open(mail({ answers: sent, text: 'Before' }))
  await lookOnce(service.payload)
  box.mails.push(mail({ answers: sent, isRefused: true }))
  expect(await lookOnce(service.payload)).toBe(false)
  expect(mailboxState()?.fault).toMatch(/does not hand over its newest mail/)
  expect(lines.join('')).not.toContain('A mail cannot be read')
  box.mails.push(mail({ answers: sent, text: 'After' }))
  expect(await lookOnce(service.payload)).toBe(true)
  expect((await read(id)).replies.map(({ text }) => text)).toEqual(['Before', 'After'])
  expect(lines.join('')).toMatch(/A mail cannot be read and is left out.*mail.*2/)
})

test('a reply that cannot be stored is read again, and those before it are not', async () => {
  const { sent } = await asked()
  await using box = await open(mail({ answers: sent }), mail({ answers: sent }))
  const { payload } = service
  warnings()
  const { updateOne } = payload.db
  let stored = 0
  const failing = vi.spyOn(payload.db, 'updateOne').mockImplementation(async (query) => {
    if (query.data.replies && ++stored > 1) throw new Error('Failed query: disk is full')
    return updateOne.call(payload.db, query)
  })
  expect(await lookOnce(payload)).toBe(false)
  failing.mockRestore()
  expect(await lookOnce(payload)).toBe(true)
  const headers = box.commands.filter((command) => /UID FETCH.*HEADER\.FIELDS/.test(command))
  expect(headers.map((command) => /FETCH (\S+)/.exec(command)?.[1])).toEqual(['1,2', '2'])
})

test('what was sent is read once for all mails of a look', async () => {
  const { id, sent } = await asked()
  await using _box = await open(...Array.from({ length: 3 }, () => mail({ answers: sent })))
  const find = vi.spyOn(service.payload.db, 'find')
  await lookOnce(service.payload)
  const asking = find.mock.calls.filter(([{ collection }]) => collection === 'deliveries')
  find.mockRestore()
  expect(asking).toMatchObject([[{ select: { key: true, enquiry: true } }]])
  expect((await read(id)).replies).toHaveLength(3)
})

test('a reply too many is not stored, and the log says so', async () => {
  const { id, sent } = await asked()
  const at = new Date().toISOString()
  const replies = Array.from({ length: MOST_REPLIES }, (_, i) => {
    return { id: `${id} ${i}`, key: `key ${i}`, from: 'x@y.example', text: 'Yes', at, files: [] }
  })
  await service.payload.db.updateOne({ collection: 'enquiries', id, data: { replies } })
  const lines = warnings()
  await using _box = await open(mail({ answers: sent, text: 'One more' }))
  expect(await lookOnce(service.payload)).toBe(true)
  expect((await read(id)).replies).toHaveLength(MOST_REPLIES)
  expect(lines.join('')).toMatch(/Reply not stored, its enquiry has too many/)
})

test('a mailbox that cannot be read says why, and is read once it can', async () => {
  warnings()
  vi.stubEnv('IMAP_PORT', '9')
  expect(await lookOnce(service.payload)).toBe(false)
  expect(mailboxState()?.fault).toMatch(/^The server of the mailbox takes no connection: check/)
  await using _box = await open()
  vi.stubEnv('IMAP_PASSWORD', 'wrong')
  expect(await lookOnce(service.payload)).toBe(false)
  expect(mailboxState()?.fault).toMatch(/refused the user or the password: check IMAP_USER/)
  vi.stubEnv('IMAP_PASSWORD', IMAP_PASSWORD)
  expect(await lookOnce(service.payload)).toBe(true)
  expect(mailboxState()).toMatchObject({ user: IMAP_USER, readAt: expect.any(String) })
  expect(mailboxState()).not.toHaveProperty('fault')
})

test('without a mailbox nothing is read, and half of its settings are refused', () => {
  vi.stubEnv('IMAP_HOST', '')
  watchMailbox(service.payload)()
  vi.stubEnv('IMAP_HOST', 'imap.example.com')
  vi.stubEnv('IMAP_PASSWORD', '')
  expect(() => watchMailbox(service.payload)).toThrow('Set IMAP_USER and IMAP_PASSWORD as well')
})
