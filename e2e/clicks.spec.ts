import { expect } from '@playwright/test'
import { contact, hill, home, orchard } from './fixture/names.ts'
import { test } from './journey.ts'
import { countDocuments, footerLink, mainLink, setLinkTarget } from './links.ts'
import { open } from './until.ts'

test('a click with a modifier opens a new tab and keeps this page', async ({ page }) => {
  await open(page, '/')
  const opened = page.context().waitForEvent('page')
  await mainLink(page, hill.path).click({ modifiers: ['ControlOrMeta'] })
  await (await opened).waitForURL(`**${hill.path}`)
  expect(new URL(page.url()).pathname).toBe('/')
})

test('a middle click opens a new tab', async ({ page }) => {
  await open(page, '/')
  const opened = page.context().waitForEvent('page')
  await mainLink(page, hill.path).click({ button: 'middle' })
  await (await opened).waitForURL(`**${hill.path}`)
  expect(new URL(page.url()).pathname).toBe('/')
})

test('a link with a target is left to the browser', async ({ page }) => {
  await open(page, '/')
  const link = mainLink(page, hill.path)
  await link.evaluate((anchor) => anchor.setAttribute('target', '_blank'))
  const opened = page.context().waitForEvent('page')
  await link.click()
  await (await opened).waitForURL(`**${hill.path}`)
  expect(new URL(page.url()).pathname).toBe('/')
})

test('a second click on the same link changes nothing', async ({ page }) => {
  await open(page, '/')
  const documents = countDocuments(page)
  await footerLink(page, orchard.path).dblclick()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(orchard.title)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(home.title)
  expect(documents()).toBe(0)
})

test('a link to the current page adds no history entry', async ({ page }) => {
  await open(page, '/')
  await footerLink(page, orchard.path).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(orchard.title)
  await footerLink(page, orchard.path).click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(home.title)
})

test('a click during a slow navigation replaces it', async ({ page }) => {
  await open(page, '/')
  const documents = countDocuments(page)
  const late = Promise.withResolvers<void>()
  const gone = Promise.withResolvers<void>()
  await page.route(`**${orchard.path}/_payload.json`, async (route) => {
    await late.promise
    await route.continue().catch(() => {})
    gone.resolve()
  })
  await footerLink(page, orchard.path).click()
  // The cover may block mouse clicks by now, so use the keyboard.
  await footerLink(page, contact.path).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(contact.title)
  late.resolve()
  await gone.promise
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(home.title)
  expect(documents()).toBe(0)
})

test('a payload error falls back to loading the document', async ({ page }) => {
  await open(page, '/')
  await page.route(`**${orchard.path}/_payload.json`, (route) => route.fulfill({ status: 500 }))
  const documents = countDocuments(page)
  await footerLink(page, orchard.path).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(orchard.title)
  expect(documents()).toBe(1)
  expect(new URL(page.url()).pathname).toBe(orchard.path)
})

test('a network failure shows the error screen, and Try again loads the page', async ({ page }) => {
  await open(page, '/')
  await page.route(`**${orchard.path}/_payload.json`, (route) => route.abort())
  const documents = countDocuments(page)
  await footerLink(page, orchard.path).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page did not arrive')
  expect(documents()).toBe(0)
  await page.unroute(`**${orchard.path}/_payload.json`)
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(orchard.title)
  expect(new URL(page.url()).pathname).toBe(orchard.path)
})

test('a broken link shows the not-found screen with status 404', async ({ page }) => {
  await open(page, '/')
  const link = await setLinkTarget(page, '/nowhere')
  const answer = page.waitForResponse((response) => response.request().isNavigationRequest())
  await link.click()
  expect((await answer).status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
  await page.getByRole('link', { name: 'Homepage' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(home.title)
})
