import { expect, test } from 'vitest'
import { mayBeReply } from './find-enquiry.ts'
import { partsOf, readHeaders, readText } from './mail.ts'

const OURS = `${'a1'.repeat(16)}@casa.example`

test('the headers of a mail say what it answers, the latest first', () => {
  const raw = `Message-ID: <x@y>\r\nReferences: <1@a>\r\n\t<2@a> <${OURS}>\r\nIn-Reply-To: <2@a>\r\n`
  expect(readHeaders(raw)).toEqual({
    ...{ id: 'x@y', answers: ['2@a', OURS, '1@a'], isAutomatic: false },
  })
  expect(mayBeReply(readHeaders(raw))).toBe(true)
  expect(mayBeReply(readHeaders('In-Reply-To: <2@a>'))).toBe(false)
})

test('mails of programs, and our own in the same mailbox, are no replies', () => {
  const answers = `In-Reply-To: <${OURS}>`
  expect(mayBeReply(readHeaders(`${answers}\r\nAuto-Submitted: auto-replied`))).toBe(false)
  expect(mayBeReply(readHeaders(`${answers}\r\nAuto-Submitted: no`))).toBe(true)
  expect(mayBeReply(readHeaders(`Message-ID: <${OURS}>\r\n${answers}`))).toBe(false)
})

test.each([
  ['Yes.\n\nOn Monday Casa wrote:\n> Dear Ines,\n>\n> come\n\n', 'Yes.'],
  [
    '> Which house?\nThe second.\n> When?\nOn Monday.',
    '> Which house?\nThe second.\n> When?\nOn Monday.',
  ],
  ['> only\n> quoted', '> only\n> quoted'],
  ['See below:\n\n-- \nInes', 'See below:\n\n-- \nInes'],
])('of %j the own words are shown', (raw, text) => {
  expect(readText(raw)).toEqual({ text, isCut: false })
})

test('a long text is cut', () => {
  expect(readText('x'.repeat(9000))).toEqual({ text: 'x'.repeat(8000), isCut: true })
})

const mixed = { type: 'multipart/mixed' }

/** A mail of parts within parts. */
function nestedIn(part: Parameters<typeof partsOf>[0], times: number) {
  let whole = part
  for (let i = 0; i < times; i++) whole = { ...mixed, childNodes: [whole] }
  return whole
}

test('the text is the first plain part, and files are named', () => {
  const text = { part: '1.1', type: 'text/plain' }
  const html = { part: '1.2', type: 'text/html' }
  const named = {
    ...{ part: '2', type: 'text/plain', disposition: 'attachment' },
    dispositionParameters: { filename: 'plan\r\nof house.txt' },
  }
  const forwarded = { part: '3', type: 'message/rfc822', childNodes: [{ type: 'text/plain' }] }
  const childNodes = [{ type: 'multipart/alternative', childNodes: [text, html] }, named, forwarded]
  expect(partsOf({ type: 'multipart/mixed', childNodes })).toEqual({
    ...{ text: '1.1', files: ['plan of house.txt', 'A file (message/rfc822)'] },
  })
  expect(partsOf(nestedIn(mixed, 20_000))).toEqual({ text: undefined, files: [] })
  expect(partsOf({ type: 'text/plain' })).toEqual({ text: '1', files: [] })
  expect(partsOf({ type: 'text/html' })).toEqual({ text: undefined, files: [] })
})
