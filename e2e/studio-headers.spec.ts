import { expect, test } from '@playwright/test'
import { readStack } from './stack.ts'
import { expectAccessible } from './studio-accessibility.ts'

const { studioUrl, email, password, token } = readStack()

const pages = ['/collections/listings', '/globals/brand', '/globals/map']
/** Pages of our own, in Payload’s frame. */
const ownPages = ['', '/visits', '/mailbox', '/ready-for-review']

test('the studio runs under its policy, which allows no script but its own', async ({ page }) => {
  const refused: string[] = []
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) refused.push(message.text())
  })
  const signIn = await page.goto(`${studioUrl}/admin/login`)
  const policy = signIn?.headers()['content-security-policy']
  expect(policy).toMatch(/script-src 'self' 'nonce-[^']+';/)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.waitForURL(`${studioUrl}/admin`)
  const unknown = await page.goto(`${studioUrl}/admin/nope`)
  expect(unknown?.status()).toBe(404)
  for (const path of [...ownPages, ...pages]) {
    await page.goto(`${studioUrl}/admin${path}`)
    await page.waitForLoadState('networkidle')
    await expect(page.locator('main, .template-default').first()).toBeVisible()
    if (ownPages.includes(path)) await expectAccessible(page, 'main')
  }
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'document.title = "a script without the nonce ran"'
    document.body.append(script)
  })
  expect(await page.title()).not.toContain('without the nonce')
  await expect.poll(() => refused).toHaveLength(1)
})

test('data is sent without the hints that pages of the studio ask for', async () => {
  const query = fetch(`${studioUrl}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: '{ home { id } }' }),
  })
  for (const answer of [await query, await fetch(`${studioUrl}/api/users/me`)])
    for (const name of ['accept-ch', 'critical-ch', 'vary'])
      expect(answer.headers.has(name), `${answer.url} ${name}`).toBe(false)
  const login = await fetch(`${studioUrl}/admin/login`)
  expect(login.headers.get('accept-ch')).toBe('Sec-CH-Prefers-Color-Scheme')
})
