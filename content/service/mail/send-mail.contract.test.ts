import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openHungServer, openMailServer } from '../../testing/smtp.ts'
import type { Mail } from './mail.ts'
import { emptyMailbox, keepMail, pruneMailbox, readMailbox } from './mailbox.ts'
import { canSendMail, sendMail } from './send-mail.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'belvedere-mail-'))
  vi.stubEnv('DATA_DIR', folder)
  vi.stubEnv('SMTP_URL', '')
  vi.stubEnv('SMTP_HOST', '')
  vi.stubEnv('MAIL_FROM', 'Hill House <hello@casa.example>')
  vi.stubEnv('LOG_LEVEL', 'error')
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

const MAIL: Mail = { to: ['team@casa.example'], subject: 'An enquiry', text: 'Which house?' }

/** The mail as a real server gets it. */
async function sent(mail: Partial<Mail>) {
  await using server = await openMailServer()
  vi.stubEnv('SMTP_URL', server.url)
  await sendMail({ ...MAIL, ...mail })
  const [taken] = server.taken
  if (!taken) throw new Error('The server got no mail.')
  const [head = ''] = taken.raw.split('\r\n\r\n')
  const names = head
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
    .map((line) => line.split(':')[0])
  return { ...taken, names, head }
}

test('a mail arrives with its sender, and replies go to its reply address', async () => {
  const { parsed, to } = await sent({
    replyTo: { name: 'Inés Marlow', address: 'ines@example.com' },
    messageId: 'abc',
    auto: 'auto-replied',
    html: '<p>Which house?</p>',
  })
  expect(to).toEqual(['team@casa.example'])
  expect(parsed.from?.value).toEqual([{ name: 'Hill House', address: 'hello@casa.example' }])
  expect(parsed.replyTo?.value).toEqual([{ name: 'Inés Marlow', address: 'ines@example.com' }])
  expect(parsed.messageId).toBe('<abc@casa.example>')
  expect(parsed.headers.get('auto-submitted')).toBe('auto-replied')
  expect(parsed.text?.trim()).toBe('Which house?')
})

const ATTACKS = [
  'Ines\r\nBcc: all@example.com',
  'Ines\nBcc: all@example.com\n\nBuy now',
  'Ines\u2028Bcc: all@example.com',
  'Ines\0\u0085Bcc: all@example.com',
  '=?utf-8?B?SW5lcw0KQmNjOiBhbGxAZXhhbXBsZS5jb20=?=',
  '=?utf-8?Q?Ines=0D=0ABcc=3A_all=40example=2Ecom?=',
  'Ines <all@example.com>, Bo <bo@example.com>',
  '"Ines" <all@example.com>;"\\" <x@example.com>',
  'Ines, Countess of "Marlow"',
  'Group: all@example.com, bo@example.com;',
]

test.each(ATTACKS)('%j adds no header and no recipient', async (text) => {
  const { parsed, to, names } = await sent({
    subject: `Enquiry from ${text}`,
    replyTo: { name: text, address: 'ines@example.com' },
  })
  expect(to).toEqual(['team@casa.example'])
  expect(names).not.toContain('Bcc')
  expect(new Set(names).size).toBe(names.length)
  expect(parsed.replyTo?.value.map(({ address }) => address)).toEqual(['ines@example.com'])
  expect(parsed.to).toMatchObject({ value: [{ address: 'team@casa.example' }] })
  expect(parsed.text?.trim()).toBe('Which house?')
})

test('an address with a line break reaches nobody else', async () => {
  const replyTo = { name: '', address: 'ines@example.com\r\nBcc: all@example.com' }
  const { to, names } = await sent({ replyTo })
  expect(to).toEqual(['team@casa.example'])
  expect(names).not.toContain('Bcc')
})

test.each(['日本語の件名', 'שלום עולם', 'مرحبا \u200fabc', '👩‍👩‍👧 ok', '\ud800 half'])(
  'the subject %s is kept',
  async (subject) => {
    expect((await sent({ subject })).parsed.subject).toBe(subject.toWellFormed())
  },
)

test('files and addresses in a mail are never opened', async () => {
  const { parsed } = await sent({
    text: '{"path":"/etc/passwd"}',
    html: '<img src="file:///etc/passwd">',
  })
  expect(parsed.attachments).toEqual([])
  expect(parsed.text).toContain('/etc/passwd')
})

test('the refusing addresses are reported, while others accept the mail', async () => {
  const answers: Record<string, number> = { 'gone@casa.example': 550, 'slow@casa.example': 450 }
  await using server = await openMailServer({ recipient: (address) => answers[address] ?? 250 })
  vi.stubEnv('SMTP_URL', server.url)
  const to = ['gone@casa.example', 'team@casa.example', 'slow@casa.example']
  const refused = [
    { address: 'gone@casa.example', isPermanent: true },
    { address: 'slow@casa.example', isPermanent: false },
  ]
  expect(await sendMail({ ...MAIL, to })).toEqual({ isKept: false, refused })
  expect(server.taken.map((one) => one.to)).toEqual([['team@casa.example']])
})

test.each([
  [550, true, 'An address was refused (550).'],
  [450, false, 'An address was refused (450).'],
])(
  "a mail that every recipient refuses with %i fails, without the server's text",
  async (code, isPermanent, message) => {
    await using server = await openMailServer({ recipient: () => code })
    vi.stubEnv('SMTP_URL', server.url)
    await expect(sendMail(MAIL)).rejects.toMatchObject({ name: 'MailError', isPermanent, message })
  },
)

test('a connection that breaks in the middle of a mail is a failure, and the next try works', async () => {
  await using server = await openMailServer({ data: (count) => (count === 0 ? 'drop' : 250) })
  vi.stubEnv('SMTP_URL', server.url)
  await expect(sendMail({ ...MAIL, text: 'x'.repeat(500_000) })).rejects.toMatchObject({
    name: 'MailError',
    isPermanent: false,
  })
  await sendMail(MAIL)
  expect(server.taken).toHaveLength(1)
})

test('a silent server and a missing one delay nothing', async () => {
  await using hung = await openHungServer()
  vi.stubEnv('SMTP_URL', hung.url)
  await expect(sendMail(MAIL, 200)).rejects.toThrow('The mail server did not answer in time')
  vi.stubEnv('SMTP_URL', 'smtp://127.0.0.1:9')
  await expect(sendMail(MAIL, 200)).rejects.toMatchObject({
    ...{ name: 'MailError', isPermanent: false },
    message: 'The connection to the mail server failed: check SMTP_HOST and SMTP_PORT.',
  })
})

test('without a server mails are kept for the mailbox, where only the service reads them', async () => {
  expect(canSendMail()).toBe(false)
  expect(await sendMail({ ...MAIL, enquiry: 7 })).toEqual({ isKept: true, refused: [] })
  await sendMail({ ...MAIL, subject: 'Another', enquiry: 8 })
  expect(await readMailbox()).toMatchObject([{ subject: 'Another' }, { subject: 'An enquiry' }])
  const [file = ''] = await readdir(join(folder, 'mailbox'))
  expect(statSync(join(folder, 'mailbox', file)).mode & 0o077).toBe(0)
  expect(statSync(join(folder, 'mailbox')).mode & 0o077).toBe(0)
  await emptyMailbox(7)
  expect(await readMailbox()).toMatchObject([{ enquiry: 8 }])
  await emptyMailbox()
  expect(await readMailbox()).toEqual([])
})

test('the mailbox keeps 200 mails of two weeks', async () => {
  await keepMail(MAIL, new Date(Date.now() - 15 * 24 * 60 * 60 * 1000))
  for (let i = 0; i < 205; i++) await keepMail({ ...MAIL, subject: String(i) })
  const kept = await readMailbox()
  expect(kept).toHaveLength(200)
  expect(kept.some(({ subject }) => subject === 'An enquiry')).toBe(false)
})

test('mails of the mailbox end after two weeks, also when no other one is kept', async () => {
  await keepMail(MAIL)
  const day = 24 * 60 * 60 * 1000
  expect(await pruneMailbox(new Date(Date.now() + 13 * day))).toBe(0)
  expect(await pruneMailbox(new Date(Date.now() + 15 * day))).toBe(1)
  expect(await readMailbox()).toEqual([])
})
