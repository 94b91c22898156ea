import { readdirSync } from 'node:fs'
import type { FormState } from '@belvedere/kit/enquiry/form-state.ts'
import { parseHtml } from '@belvedere/ui/testing/render.ts'
import { expect } from 'vitest'
import { Tickets } from '../server/enquiries/tickets.ts'
import { formBlock } from './kinds.tsx'
import { PUBLISH_KEY, testSite } from './test-site.ts'

export type Site = Awaited<ReturnType<typeof testSite>>

/** A site with a page that has a form. */
export async function siteWithForm(options: Parameters<typeof testSite>[0] = {}) {
  const site = await testSite(options)
  site.content.pages.set('contact', { id: '1', title: 'Contact', blocks: [formBlock('f')] })
  return site
}

/** The values that a visitor enters. */
export const FILLED = { name: 'Ines Marlow', email: 'ines@example.com', message: 'Hello' }
export const JSON_ONLY = { accept: 'application/json' }

/** A ticket of this age. */
export const issued = (ageMs: number, key = PUBLISH_KEY) =>
  new Tickets(key).issue(undefined, Date.now() - ageMs).ticket

/** A ticket that is old enough to be taken. */
export const ripe = () => issued(5000)

/** Sends a form, filled in but for these fields. */
export function post(
  site: Site,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
) {
  const body = new FormData()
  for (const [name, value] of Object.entries({ ...FILLED, page: '/contact', ...fields }))
    body.set(name, value)
  return site.get('/enquiries', { method: 'POST', body, headers })
}

/** Sends the form like its script. */
export const postJson = async (site: Site, fields: Record<string, string>, headers = {}) =>
  (await post(site, fields, { ...JSON_ONLY, ...headers })).json()

/** The files of the outbox. */
export const waiting = (site: Site) =>
  readdirSync(site.outbox).filter((name) => name.endsWith('.json'))

/** Waits until the content service has this many enquiries. */
export const untilStored = (site: Site, count: number) =>
  expect.poll(() => site.content.inbox.stored.size).toBe(count)

/** The state of the form on the page of the response. */
export async function stateOf(response: Response): Promise<FormState> {
  const block = parseHtml(await response.text()).querySelector('[data-block="test_form"]')
  return JSON.parse(block?.textContent ?? '')
}
