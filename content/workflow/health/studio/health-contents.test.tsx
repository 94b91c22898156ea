import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import type { Health } from '../read-health.ts'
import { HealthContents } from './health-contents.tsx'

// Payload's own components import stylesheets, which Node does not load.
vi.mock('@payloadcms/ui', () => ({
  Link: ({ href, children }: { href: string; children: ReactNode }) => (
    <a href={href}>{children}</a>
  ),
}))

const well: Health = {
  findings: [{ name: 'Disk', is: 'ok', found: '10 GB are free.' }],
  queues: [{ name: 'Deliveries', count: 1200, path: '/collections/deliveries' }],
  version: '0.2.0',
  node: 'v24.1.0',
  engine: 'SQLite',
  startedAt: '2026-11-30T12:00:00.000Z',
}
const render = (health: Partial<Health> = {}) =>
  renderToStaticMarkup(<HealthContents health={{ ...well, ...health }} admin="/admin" />)

test('an installation without faults is well, with its version and what waits', () => {
  const html = render()
  expect(html).toContain('Everything is well.')
  expect(html).toContain('<dt>Version</dt><dd>0.2.0</dd>')
  expect(html).toContain('<dt>Node</dt><dd>24.1.0</dd>')
  expect(html).toContain('href="/admin/collections/deliveries"')
  expect(html).toContain('<span>1,200</span>')
})

test('what is wrong is counted, and each has a word and what to do', () => {
  const html = render({
    findings: [
      { name: 'Uploads', is: 'fault', found: '3 files are missing.', todo: 'Copy them.' },
      { name: 'Mail server', is: 'warning', found: 'None.', todo: 'Set one up.' },
      { name: 'Last backup', is: 'warning', found: 'None.', todo: 'Take one.' },
    ],
    queues: [{ name: 'Scheduled publishes', count: 2, trouble: '1 should have been done.' }],
  })
  expect(html).toContain('1 fault, 2 warnings, 1 of what waits is late.')
  expect(html).toContain('data-is="fault">Fault</span>')
  expect(html).toContain('Copy them.')
  expect(html).toContain('1 should have been done.')
})
