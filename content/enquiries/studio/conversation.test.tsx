import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { MOST_REPLIES } from '../answers/limits.ts'
import type { ShownAnswer, ShownReply } from '../answers/show-answers.ts'
import { type DeliveryState, STATE_LABELS } from '../deliveries/kinds.ts'
import type { ShownEnquiry } from '../shown.ts'
import { Conversation } from './conversation.tsx'

// Payload's own components import stylesheets, which Node does not load.
vi.mock('@payloadcms/ui', () => ({
  Link: ({ href, children }: { href: string; children: ReactNode }) => (
    <a href={href}>{children}</a>
  ),
  useConfig: () => ({ config: { routes: { admin: '/admin' } } }),
}))

const at = '2026-11-23T10:00:00.000Z'
const answer: ShownAnswer = {
  ...{ key: 'one', by: 'Edda', at, way: 'mail', subject: 'Your enquiry' },
  ...{
    text: 'It is the <b>second</b> one.',
    files: [{ id: 7, name: 'plan.pdf', bytes: 2_400_000 }],
  },
}

/** The page gives all functions of the enquiry, as `EnquiryPage` does. */
function render(
  answers: ShownAnswer[],
  state: DeliveryState,
  reason = '',
  replies: ShownReply[] = [],
) {
  const delivery = { id: 3, kind: 'answer', what: 'Answer', answer: 'one', state, reason, at }
  const deliveries = [{ ...delivery, stateLabel: STATE_LABELS[state] }]
  const sent = { name: 'Ines', email: 'ines@example.com' }
  const enquiry = { answers, deliveries, replies, sent } as unknown as ShownEnquiry
  const work = { enquiry, answer: async () => {}, isBusy: false, again: async () => {} }
  return renderToStaticMarkup(<Conversation {...work} onRewrite={() => {}} />)
}

test('an answer is shown as text, with its files and what became of its mail', () => {
  const html = render([answer], 'sent')
  expect(html).toContain('It is the &lt;b&gt;second&lt;/b&gt; one.')
  expect(html).toContain('<a href="/admin/collections/media/7">plan.pdf</a> <small>2.4 MB</small>')
  expect(html).toContain('>Sent</span>')
  expect(html).not.toContain('<button')
  expect(render([{ ...answer, way: 'program' }], 'sent')).toContain('By mail program')
  expect(render([], 'sent')).toBe('')
})

test('an answer that was not sent says why, and can be tried or written again', () => {
  const given = render([answer], 'given-up', 'An address was refused (550).')
  expect(given).toContain('<p>An address was refused (550).</p>')
  expect(given.match(/<button[^>]*>([^<]*)/g)?.map((one) => one.replace(/.*>/, ''))).toEqual([
    'Try again',
    'Write it again',
  ])
  expect(render([answer], 'failed', 'Later.')).not.toContain('Write it again')
  expect(render([answer], 'waiting')).not.toContain('<button')
})

test('the conversation shows replies in order between the answers, as plain text, with their senders', () => {
  const reply = { key: 'r', from: 'Ines@example.com', at: '2026-11-22T10:00:00.000Z' }
  const words = { text: 'Is it <b>free</b>?', isCut: false, files: ['map.pdf'] }
  const html = render([answer], 'sent', '', [{ ...reply, ...words }])
  expect(html).toContain('<h2>Answers and replies</h2>')
  expect(html.indexOf('Is it &lt;b&gt;free')).toBeLessThan(html.indexOf('It is the'))
  expect(html).toMatch(/<b>Ines<\/b>.*Reply by mail.*With map\.pdf, in your mailbox\./)
  const many = Array.from({ length: MOST_REPLIES }, (_, i) => ({ ...reply, ...words, key: `${i}` }))
  expect(render([], 'sent', '', many)).toContain('Later ones are in your mailbox.')
  expect(render([], 'sent', '', many.slice(1))).not.toContain('Later ones')
  const other = { ...reply, from: 'friend@example.com', text: '', isCut: false, files: [] }
  expect(render([], 'sent', '', [other])).toMatch(/friend@example\.com.*has no plain text/)
})
