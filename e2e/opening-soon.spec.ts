import { type OwnStack, startOwnStack } from '@belvedere/testing/own-stack.ts'
import { expect } from '@playwright/test'
import { signIn } from './studio-page.ts'
import { sweep } from './sweep.ts'
import { test } from './visitor.ts'

let stack: OwnStack

test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  stack = await startOwnStack({ folder: 'none' })
})
test.afterAll(() => stack?.dispose())

test('PROPERTY=none: strangers read that the site opens soon', { tag: '@release' }, async ({
  page,
  noScriptPage,
}) => {
  await sweep(page, noScriptPage, {
    url: `${stack.siteUrl}/`,
    status: 200,
    isPage: true,
    isScreen: true,
  })
  await expect(page.getByRole('heading', { level: 1, name: 'Opening soon' })).toBeVisible()
  for (const list of ['/sitemap.xml', '/feed.xml'])
    expect(await (await fetch(stack.siteUrl + list)).text()).not.toMatch(/<loc>|<entry>/)
  const overview = await (await fetch(`${stack.siteUrl}/llms.txt`)).text()
  expect(overview.match(/^- \[.*?\]/gm)).toEqual(['- [Sitemap]', '- [Feed]'])
})

test('PROPERTY=none: editors are led from that page to what they do first, strangers to the way in', {
  tag: '@release',
}, async ({ browser }) => {
  const context = await browser.newContext()
  const page = await context.newPage()
  const link = page.getByRole('link', { name: 'For editors' })
  await page.goto(stack.siteUrl)
  await link.click()
  await expect(page.getByRole('link', { name: 'Open with the studio' })).toBeVisible()

  const { STUDIO_EMAIL: email = '', STUDIO_PASSWORD: password = '' } = stack.env
  await signIn(page, { studioUrl: stack.studioUrl, email, password })
  await page.goto(stack.siteUrl)
  await link.click()
  const main = page.getByRole('main')
  await expect(main.getByText('The home page is not there yet')).toBeVisible()
  await main.getByRole('link', { name: 'dashboard' }).click()
  await expect(page.getByRole('heading', { name: 'First steps' })).toBeVisible()
  await page.goBack()
  await main.getByRole('link', { name: 'Home', exact: true }).click()
  await expect(page).toHaveURL(`${stack.studioUrl}/admin/globals/home`)
  await context.close()
})
