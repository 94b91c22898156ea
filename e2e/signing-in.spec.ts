import { expect, type Page, test } from '@playwright/test'
import { TOTP } from 'otpauth'
import { readStack } from './stack.ts'
import { type Account, Studio } from './studio.ts'
import { openStudio } from './studio-page.ts'

const { studioUrl } = readStack()

/** A device that recognises its owner at once, as Chromium’s developer tools make one. */
async function addAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    ...{ hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
    automaticPresenceSimulation: true,
  } as const
  await session.send('WebAuthn.addVirtualAuthenticator', { options })
}

/** The code that an app shows at this time. */
function codeAt(secret: string, timestamp = Date.now()) {
  return new TOTP({ secret }).generate({ timestamp })
}

async function enterPassword(page: Page, { email, password }: Account) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
}

async function signOut(page: Page) {
  await page.context().clearCookies({ name: 'payload-token' })
  await page.goto(`${studioUrl}/admin/login`)
}

test('an editor switches on codes, adds a passkey, and signs in with each of them', async ({
  page,
}) => {
  const refused: string[] = []
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) refused.push(message.text())
  })
  const studio = await Studio.signIn(readStack())
  const account = await studio.createAccount('editor')
  await addAuthenticator(page)
  await openStudio(page, account, '/account')

  await page.getByRole('button', { name: 'Switch on codes' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Your password').fill('not the password')
  await dialog.getByRole('button', { name: 'Go on' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('This is not your password.')
  await dialog.getByLabel('Your password').fill(account.password)
  await dialog.getByRole('button', { name: 'Go on' }).click()
  await expect(dialog.getByRole('img', { name: /^QR code/ })).toBeVisible()
  const secret = ((await dialog.locator('p code').textContent()) ?? '').replaceAll(' ', '')
  await dialog.getByLabel('Code from your app').fill(codeAt(secret))
  await dialog.getByRole('button', { name: 'Switch on' }).click()
  await expect(dialog.locator('li')).toHaveCount(10)
  // Browsers close a dialog that refuses the first Escape at the second.
  for (let times = 0; times < 3; times++) await page.keyboard.press('Escape')
  const [recoveryCode = ''] = await dialog.locator('li').allInnerTexts()
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download' }).click()
  expect((await download).suggestedFilename()).toBe('recovery-codes-localhost.txt')
  await dialog.getByRole('button', { name: 'I have kept them' }).click()
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible()

  await signOut(page)
  await enterPassword(page, account)
  await page.getByLabel('Code').fill('000000')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert').first()).toContainText('This code is not right')
  // A code is taken once: this is the next one, which a phone whose clock is fast shows already.
  await page.getByLabel('Code').fill(codeAt(secret, Date.now() + 30_000))
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL(`${studioUrl}/admin`)

  await page.goto(`${studioUrl}/admin/account`)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await dialog.getByLabel('Its name').fill('My laptop')
  await dialog.getByLabel('Your password').fill(account.password)
  await dialog.getByLabel('Code from your app').fill(recoveryCode)
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByText('My laptop')).toBeVisible()
  await expect(page.getByText('9 recovery codes are left.')).toBeVisible()

  await signOut(page)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await page.waitForURL(`${studioUrl}/admin`)
  await page.goto(`${studioUrl}/admin/account`)
  await expect(page.getByText('Last used')).toBeVisible()

  const administrator = await studio.createAccount('administrator')
  await signOut(page)
  await openStudio(page, administrator, `/collections/users/${account.id}`)
  await page.getByRole('button', { name: 'Remove second factors' }).click()
  await dialog.getByLabel('Your password').fill('not the password')
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('This is not your password.')
  await dialog.getByLabel('Your password').fill(administrator.password)
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('The password alone signs in.')).toBeVisible()
  expect(refused).toEqual([])
})
