import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { MailboxContents } from './mailbox-contents.tsx'

// Payload's own components import stylesheets, which Node does not load.
vi.mock('@payloadcms/ui', () => ({
  Button: ({ children }: { children: ReactNode }) => <button type="button">{children}</button>,
  toast: {},
}))
vi.mock('next/navigation.js', () => ({ useRouter: () => ({}) }))

const mail = {
  id: '2026-11-23',
  at: '2026-11-23T10:00:00.000Z',
  to: ['team@casa.example'],
  subject: 'Enquiry <b>7K3MQ</b>',
  text: '<img src=x onerror=alert(1)>',
  replyTo: { name: 'Ines', address: 'ines@example.com' },
}

const render = (mails: (typeof mail)[], sendsMail: boolean) =>
  renderToStaticMarkup(
    <MailboxContents mails={mails} sendsMail={sendsMail} address="ada@example.com" />,
  )

test('without a mail server the page says what to set, and shows unsent mails as text', () => {
  const html = render([mail], false)
  expect(html).toContain('set SMTP_URL and MAIL_FROM')
  expect(html).toContain('Enquiry &lt;b&gt;7K3MQ&lt;/b&gt;')
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
  expect(html).toContain('Answers go to Ines &lt;ines@example.com&gt;')
  expect(html).toContain('value="ada@example.com"')
  expect(html).toContain('Empty the mailbox')
})

test('earlier mails stay listed and can be deleted once there is a mail server', () => {
  const html = render([mail], true)
  expect(html).toContain('A mail server is set up')
  expect(html).toContain('Enquiry &lt;b&gt;7K3MQ&lt;/b&gt;')
  expect(html).toContain('Empty the mailbox')
})

test('an empty mailbox has nothing to delete', () => {
  const html = render([], true)
  expect(html).not.toContain('Empty the mailbox')
  expect(html).not.toContain('The mails below')
})
