import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { IMAP_PASSWORD, IMAP_USER, type MailInBox, openMailbox } from '../../testing/imap.ts'
import { mailService } from '../../testing/mail-service.ts'
import { type Person, signIn } from '../../testing/people.ts'
import { makeQueued } from '../../testing/queued-enquiry.ts'
import { messageIdOf } from '../deliveries/senders/message-id.ts'
import { eraseEnquiries } from '../erase.ts'
import type { ShownEnquiry } from '../shown.ts'
import { lookOnce, mailboxState, watchMailbox } from './watch-mailbox.ts'

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

test('a mailbox that cannot be read says why, and is read once it can', async () => {
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
