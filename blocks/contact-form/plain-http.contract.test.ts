import { TICKET_PATH } from '@belvedere/kit/enquiry/form-state.ts'
import { ProofOfWork } from '@belvedere/kit/proof-of-work/proof-of-work.ts'
import { ENGLISH } from '@belvedere/kit/words/words-of.ts'
import { builtSite, launchBrowser } from '@belvedere/site/testing/built-site.ts'
import { ripe } from '@belvedere/site/testing/enquiry-form.ts'
import { PUBLISH_KEY } from '@belvedere/site/testing/fake-content.ts'
import { openPage } from '@belvedere/site/testing/open-page.ts'
import { block } from '@belvedere/site/testing/records.ts'
import type { Browser, Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { full } from './fixture.ts'

/** Browsers treat `http://localhost` as secure, and no other name without TLS. */
const HOST = 'belvedere.test'
/** The number of enquiries that the site accepts from a client per hour without a proof of work. */
const FREE = 5

let site: Awaited<ReturnType<typeof builtSite>>
let browser: Browser

beforeAll(async () => {
  ;[site, browser] = await Promise.all([builtSite(), launchBrowser({ host: HOST })])
  site.content.pages.set('', { id: '1', title: 'Home', blocks: [block('contact_form', 'f', full)] })
})

afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

/** Sends as many enquiries as a client may send freely. */
async function spendFree(client: string) {
  for (let i = 0; i < FREE; i++) {
    const body = new FormData()
    const fields = { name: 'Ada Quill', email: 'ada@example.com', message: `Number ${i}` }
    const sent = { ...fields, page: '/', ticket: ripe() }
    for (const [name, value] of Object.entries(sent)) body.set(name, value)
    const headers = { accept: 'application/json', 'x-forwarded-for': client }
    const answer = await fetch(`${site.url}/enquiries`, { method: 'POST', body, headers })
    expect(await answer.json()).toMatchObject({ is: 'sent' })
  }
}

/**
 * Opens the form over plain HTTP as this client, which then needs a proof of work, and fills it in.
 */
async function openAs(client: string, before: (page: Page) => Promise<unknown>) {
  await spendFree(client)
  const url = site.url.replace('localhost', HOST)
  const opened = await openPage(browser, url, {
    extraHTTPHeaders: { 'x-forwarded-for': client },
    before,
  })
  const { page } = opened
  await page.locator('form[novalidate]').waitFor()
  await page.getByLabel('Name').fill('Ines Marlow')
  await page.getByLabel('Email', { exact: true }).first().fill('ines@example.com')
  await page.getByLabel('Message').fill('Which house has the fig tree?')
  return opened
}

const submit = (page: Page) => page.getByRole('button', { name: 'Send' }).click()

test('the sixth enquiry over plain HTTP is accepted, with a proof of work', {
  tags: ['release'],
}, async () => {
  const scripts: string[] = []
  let wasAsked = false
  // The site's own challenge would take this machine some seconds.
  const work = new ProofOfWork(PUBLISH_KEY, 1)
  const { page, said } = await openAs('203.0.113.6', async (page) => {
    page.on('request', (request) => scripts.push(new URL(request.url()).pathname))
    await page.route(`**${TICKET_PATH}`, async (route) => {
      const response = await route.fetch({ url: site.url + TICKET_PATH })
      const asked: { ticket: string; challenge?: unknown } = await response.json()
      wasAsked = asked.challenge !== undefined
      const [id = ''] = asked.ticket.split('.')
      await route.fulfill({ json: { ...asked, challenge: await work.ask(id) } })
    })
  })
  expect(await page.evaluate(() => [isSecureContext, 'subtle' in crypto])).toEqual([false, false])
  await submit(page)
  await page.getByRole('status').filter({ hasText: ENGLISH.form.reference }).waitFor()
  await expect.poll(() => site.content.inbox.stored.size).toBe(FREE + 1)
  expect(wasAsked).toBe(true)
  expect(scripts.filter((path) => /\/derive-key-/.test(path))).toHaveLength(1)
  expect(said.filter((words) => words.includes('proof of work'))).toEqual([])
})

test('a browser that cannot do the proof of work says so, and offers mail with the written text', {
  tags: ['release'],
}, async () => {
  const { page } = await openAs('203.0.113.7', (page) =>
    page.route('**/assets/derive-key-*.js', (route) => route.abort()),
  )
  await submit(page)
  const notice = page.getByRole('alert').filter({ hasText: ENGLISH.form.busy })
  await notice.waitFor()
  expect(await notice.getByRole('link').getAttribute('href')).toContain('fig%20tree')
  expect(await page.getByLabel('Message').inputValue()).toBe('Which house has the fig tree?')
  expect(await page.getByText(ENGLISH.form.lookOver).count()).toBe(0)
})
