import type { PayloadRequest } from 'payload'
import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { DeliveryNotices } from './delivery-notices.tsx'

// Payload's own components import stylesheets, which Node does not load.
vi.mock('@payloadcms/ui', () => ({ Link: (props: ComponentProps<'a'>) => <a {...props} /> }))

beforeEach(() => {
  vi.stubEnv('SMTP_URL', '')
  vi.stubEnv('SMTP_HOST', '')
})

type Role = 'editor' | 'publisher' | 'administrator'

/** The dashboard of somebody with this role, while so many deliveries have failed. */
async function render(role: Role, failed: number) {
  const payload = {
    config: { routes: { admin: '/admin' } },
    db: { count: async () => ({ totalDocs: failed }) },
  }
  const req = { payload, user: { collection: 'users', role } } as unknown as PayloadRequest
  return renderToStaticMarkup(await DeliveryNotices({ req }))
}

test('without a mail server publishers are told, and administrators are led to the mailbox', async () => {
  const told = await render('publisher', 0)
  expect(told).toContain('No mail server is set up, so nobody hears of an enquiry by mail.')
  expect(told).not.toContain('/mailbox')
  expect(await render('administrator', 0)).toContain('href="/admin/mailbox"')
  expect(await render('editor', 3)).toBe('')
})

test('failed deliveries are counted, and without any problem there is nothing', async () => {
  vi.stubEnv('SMTP_URL', 'smtp://localhost')
  vi.stubEnv('MAIL_FROM', 'hello@casa.example')
  expect(await render('publisher', 0)).toBe('')
  const one = await render('publisher', 1)
  expect(one).toContain('A delivery failed')
  expect(one).toContain('where[state][in]=failed,given-up')
  expect(await render('publisher', 2)).toContain('2 deliveries failed')
  expect(one).not.toContain('No mail is sent')
})
