import { expect, type Page, test } from '@playwright/test'
import { TOTP } from 'otpauth'
import { tabTo } from './keyboard.ts'
import { readStack } from './stack.ts'
import { type Account, Studio } from './studio.ts'
import { expectAccessible, expectAdaptable } from './studio-accessibility.ts'
import { openStudio } from './studio-page.ts'

const { studioUrl } = readStack()
const SIGN_IN = 'main'
const DIALOG = '.signing-in-dialog'

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

/** By keyboard: Tab goes from the address to the password, and Enter sends both. */
async function enterPassword(page: Page, { email, password }: Account) {
  await expect(page.getByRole('button', { name: 'Login' })).toBeEnabled()
  await tabTo(page, page.getByLabel('Email'))
  await page.keyboard.type(email)
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Password')).toBeFocused()
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
}

/** Replaces what is in the field that has the focus, and sends the form. */
async function typeAndEnter(page: Page, text: string) {
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(text)
  await page.keyboard.press('Enter')
}

/** Both engines, target sizes, forced colours and a narrow window, for a part of the studio. */
async function expectFit(page: Page, part: string) {
  await expectAccessible(page, part)
  await expectAdaptable(page, part)
}

async function signOut(page: Page) {
  await page.context().clearCookies({ name: 'payload-token' })
  await page.goto(`${studioUrl}/admin/login`)
}

test('an editor switches on codes, adds a passkey, and signs in with each of them', {
  tag: '@release',
}, async ({ page }) => {
  const refused: string[] = []
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) refused.push(message.text())
  })
  const studio = await Studio.signIn(readStack())
  const account = await studio.createAccount('editor')
  await addAuthenticator(page)
  await openStudio(page, account, '/account')

  const switchOn = page.getByRole('button', { name: 'Switch on codes' })
  await expectFit(page, '.signing-in')
  await tabTo(page, switchOn, 100)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expectFit(page, DIALOG)
  await tabTo(page, dialog.getByLabel('Your password'))
  await typeAndEnter(page, 'not the password')
  await expect(dialog.getByRole('alert')).toHaveText('This is not your password.')
  await expectAccessible(page, DIALOG)
  await typeAndEnter(page, account.password)
  await expect(dialog.getByRole('img', { name: /^QR code/ })).toBeVisible()
  await expectFit(page, DIALOG)
  const secret = ((await dialog.locator('p code').textContent()) ?? '').replaceAll(' ', '')
  await tabTo(page, dialog.getByLabel('Code from your app'))
  await typeAndEnter(page, codeAt(secret))
  await expect(dialog.locator('li')).toHaveCount(10)
  await expectFit(page, DIALOG)
  // Browsers close a dialog that refuses the first Escape at the second.
  for (let times = 0; times < 3; times++) await page.keyboard.press('Escape')
  const [recoveryCode = ''] = await dialog.locator('li').allInnerTexts()
  const download = page.waitForEvent('download')
  await tabTo(page, dialog.getByRole('button', { name: 'Download' }))
  await page.keyboard.press('Enter')
  expect((await download).suggestedFilename()).toBe('recovery-codes-localhost.txt')
  await tabTo(page, dialog.getByRole('button', { name: 'I have kept them' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible()

  await signOut(page)
  await expectFit(page, SIGN_IN)
  await enterPassword(page, account)
  await expect(page.getByLabel('Code')).toBeFocused()
  await expectFit(page, SIGN_IN)
  await typeAndEnter(page, '000000')
  await expect(page.getByRole('alert').first()).toContainText('This code is not right')
  await expectAccessible(page, SIGN_IN)
  // A code is accepted once: this is the next one, which a phone with a fast clock shows already.
  await typeAndEnter(page, codeAt(secret, Date.now() + 30_000))
  await page.waitForURL(`${studioUrl}/admin`)

  await page.goto(`${studioUrl}/admin/account`)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expectFit(page, DIALOG)
  await dialog.getByLabel('Its name').fill('My laptop')
  await dialog.getByLabel('Your password').fill(account.password)
  await dialog.getByLabel('Code from your app').fill(recoveryCode)
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByText('My laptop')).toBeVisible()
  await expect(page.getByText('9 recovery codes are left.')).toBeVisible()
  await expectFit(page, '.signing-in')

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
