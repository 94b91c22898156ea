import { expect } from '@playwright/test'
import { declineCookies, skipSplash } from './journey.ts'
import { EnquiryDesk } from './properties/enquiry-desk.ts'
import { kontorHaus } from './properties/kontor-haus.ts'
import { sweepProperty } from './properties/sweep-property.ts'
import { test } from './visitor.ts'

const stackOf = sweepProperty({
  property: kontorHaus,
  paths: [
    ...['/', '/projekt', '/fragen', '/kontakt', '/galerie', '/galerie/bilder', '/lageplan'],
    ...['/wohnungen', '/wohnungen/drei-zimmer'],
    // One with pictures, and one without.
    ...['/wohnungen/drei-zimmer/wohnung-07', '/wohnungen/ein-und-zwei-zimmer/wohnung-05'],
  ],
  pages: 41,
})

const EMAIL = 'grete@example.com'
const ANSWERS = ['drei, ab Mai vier', 'Bis 90 Quadratmeter', '2028-04-01']

test('Kontor Haus: answers to its own questions are in record, mails and sheet, and are erased', {
  tag: '@release',
}, async ({ browser }) => {
  const stack = stackOf()
  // The shared visitors ask for pictures whatever they load, and so for no answer that a script reads.
  const visitor = await browser.newContext({ locale: 'de-DE' })
  await skipSplash(visitor)
  await declineCookies(visitor)
  const page = await visitor.newPage()
  await page.goto(`${stack.siteUrl}/kontakt`)
  await page.getByRole('button', { name: 'Absenden' }).scrollIntoViewIfNeeded()
  await expect(page.locator('main form')).toHaveJSProperty('noValidate', true)
  await page.getByLabel('Name').fill('Grete Lund')
  await page.getByLabel('E-Mail').fill(EMAIL)
  await page.getByLabel('Nachricht').fill('Gibt es einen Fahrradkeller?')
  await page.getByLabel('Wie viele Personen').fill(ANSWERS[0] ?? '')
  await page.getByLabel('Ab wann?').fill(ANSWERS[2] ?? '')
  await page.getByLabel('Hund').check()
  await page.getByLabel('einverstanden').check()
  await page.getByRole('button', { name: 'Absenden' }).click()
  // The size has to be chosen.
  const size = page.getByLabel('Welche Größe')
  await expect(size).toHaveAttribute('aria-invalid', 'true')
  await size.selectOption(ANSWERS[1] ?? '')
  await page.getByRole('button', { name: 'Absenden' }).click()
  await expect(page.getByText(/[0-9A-Z]{5}-[0-9A-Z]{5}/)).toBeVisible()
  await visitor.close()

  const desk = await EnquiryDesk.open(stack)
  await expect.poll(() => desk.records(EMAIL)).toContain(ANSWERS[0])
  const record = await desk.records(EMAIL)
  for (const answer of [...ANSWERS, 'Wir bringen einen Hund mit', 'um mir zu antworten'])
    expect(record).toContain(answer)
  await expect.poll(() => desk.mails()).toContain(ANSWERS[0])
  expect(desk.mails()).toContain('Wie viele Personen ziehen ein?')
  expect(await desk.sheet()).toContain(`,"${ANSWERS[0]}",${ANSWERS[1]},`)

  await desk.erase(EMAIL)
  for (const kept of [await desk.records(EMAIL), await desk.sheet()])
    expect(kept).not.toContain(ANSWERS[0])
  await expect.poll(() => desk.mails()).not.toContain(ANSWERS[0])
})
