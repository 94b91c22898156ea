import { expect, type Page } from '@playwright/test'
import { enquiryForm, sendEnquiry } from '../testing/enquiry.ts'
import { startMailingStack } from '../testing/mailing-stack.ts'
import { test } from './editor.ts'
import { contact, quinceHouse } from './fixture/names.ts'
import { readStack } from './stack.ts'
import { type Account, Studio } from './studio.ts'
import { expectAccessible } from './studio-accessibility.ts'
import { openStudio, signIn } from './studio-page.ts'

const PHONE = { width: 390, height: 844 }

const stack = readStack()
let editor: Account

test.beforeAll(async () => {
  editor = await (await Studio.signIn(stack)).createAccount('editor')
})

const sendButton = (page: Page) => page.getByRole('button', { name: 'Send' })

/** Waits until the form's own validation has replaced the browser's. */
async function untilStarted(page: Page) {
  await sendButton(page).scrollIntoViewIfNeeded()
  await expect(page.locator('main form')).toHaveJSProperty('noValidate', true)
}

async function fill(page: Page, { name, message }: { name: string; message: string }) {
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Email', { exact: true }).fill('ines@example.com')
  await page.getByLabel('Message').fill(message)
}

/** The reference of the enquiry, on the page after sending. */
async function readReference(page: Page): Promise<string> {
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  const text = (await page.getByText(/^Your reference/).textContent()) ?? ''
  return /[0-9A-Z]{5}-[0-9A-Z]{5}/.exec(text)?.[0] ?? ''
}

test('a visitor asks about a house on a phone, and an editor works on the enquiry', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await page.goto(quinceHouse.path)
  await page.getByRole('link', { name: `Ask about ${quinceHouse.name}` }).click()
  await page.waitForURL(`**${contact.path}?house=${quinceHouse.path}`)
  await untilStarted(page)
  await expect(page.getByLabel('About optional')).toHaveValue(quinceHouse.name)

  const email = page.getByLabel('Email', { exact: true })
  await email.fill('ines@')
  await email.blur()
  await expect(page.getByText('It should look like name@example.com.')).toBeVisible()
  await fill(page, { name: 'Ines Marlow', message: 'Is there a <b>fig tree</b>?' })
  await expect(page.getByText('It should look like name@example.com.')).toHaveCount(0)
  await expect(page.getByRole('checkbox')).not.toBeChecked()

  await page.reload()
  await untilStarted(page)
  await expect(page.getByLabel('Message')).toHaveValue('Is there a <b>fig tree</b>?')
  await sendButton(page).press('Enter')
  const reference = await readReference(page)
  await expect(page.getByRole('status').filter({ hasText: reference })).toBeFocused()
  expect(await page.evaluate(() => [...Object.keys(sessionStorage), document.cookie])).toEqual([
    'splash',
    '',
  ])

  await openStudio(page, editor, '/collections/enquiries')
  const row = page.getByRole('row').filter({ hasText: reference })
  await expect(row).toContainText('Ines Marlow', { timeout: 30_000 })
  await row.getByRole('link', { name: reference }).click()
  await expect(page.getByRole('heading', { name: 'Ines Marlow' })).toBeVisible()
  await expect(page.getByText('Is there a <b>fig tree</b>?')).toBeVisible()
  await expect(page.getByRole('link', { name: quinceHouse.name })).toBeVisible()
  await page.getByRole('button', { name: 'In hand' }).click()
  await expect(page.getByRole('button', { name: 'In hand' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await page.getByLabel('Add a note').fill('Send the planting list.')
  await page.reload()
  await expect(page.getByLabel('Add a note')).toHaveValue('Send the planting list.')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByRole('article')).toContainText('Send the planting list.')
  await expectAccessible(page, '.enquiry__columns')

  await page.getByLabel('Begin with').selectOption('A visit')
  const answer = page.getByLabel('To Ines Marlow')
  await expect(answer).toHaveValue(new RegExp(`^Dear Ines Marlow,[^]*${quinceHouse.path}`))
  await answer.press('ControlOrMeta+End')
  await answer.pressSequentially(' of the house')
  await expect(page.getByText('Kept as a draft')).toBeVisible()
  await page.reload()
  await expect(answer).toHaveValue(/ of the house$/)
  const program = page.getByRole('link', { name: 'Open in my mail program' })
  await expect(program).toHaveAttribute('href', /^mailto:ines@example\.com\?subject=Your%20enquiry/)
  // No mail program may open here.
  await program.evaluate((link) => link.addEventListener('click', (e) => e.preventDefault()))
  await program.click()
  await page.getByRole('button', { name: 'Yes, keep it as the answer' }).click()
  const said = page.getByRole('article').filter({ hasText: 'By mail program' })
  await expect(said).toContainText(' of the house')
  await expect(page.getByRole('button', { name: 'Answered' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )

  await page.goto(`${stack.studioUrl}/admin/collections/enquiries?search=planting`)
  await expect(page.getByRole('row').filter({ hasText: reference })).toBeVisible()
})

test('from a house, Inquire in the header is about that house, and typed text is restored after going back and forth', {
  tag: '@release',
}, async ({ page }) => {
  await page.goto(quinceHouse.path)
  await page.getByRole('banner').getByRole('link', { name: 'Inquire' }).click()
  await page.waitForURL(`**${contact.path}**`)
  await untilStarted(page)
  await expect(page.getByLabel('About optional')).toHaveValue(quinceHouse.name)
  await fill(page, { name: 'Ada Quill', message: 'Back and forth' })
  await page.goBack()
  await page.waitForURL(`**${quinceHouse.path}`)
  await page.goForward()
  await untilStarted(page)
  await expect(page.getByLabel('Message')).toHaveValue('Back and forth')
  await expect(page.getByLabel('Name')).toHaveValue('Ada Quill')
})

test('an answer with a file of the library is mailed once, and what reaches nobody is tried again', {
  tag: '@release',
}, async ({ page }) => {
  let isReady = false
  const own = await startMailingStack('fixture', () => (isReady ? 250 : 550))
  try {
    const { env, siteUrl, studioUrl, server } = own
    const form = enquiryForm(env.PUBLISH_KEY ?? '', 1)
    expect(await sendEnquiry(siteUrl, form)).toMatchObject({ is: 'sent' })
    await signIn(page, {
      studioUrl,
      email: env.STUDIO_EMAIL ?? '',
      password: env.STUDIO_PASSWORD ?? '',
    })
    await page.goto(`${studioUrl}/admin/collections/enquiries/1`)
    await page.getByLabel(`To ${form.name}`).fill('It is the second one.')
    await page.getByRole('button', { name: 'Attach a file of the library' }).click()
    const library = page.getByRole('dialog')
    await library
      .getByRole('button', { name: /^Choose / })
      .first()
      .click()
    await expect(page.getByRole('button', { name: /^Remove / })).toBeVisible()
    await page.getByRole('button', { name: 'Send', exact: true }).dblclick()
    const said = page.getByRole('article')
    await expect(said).toContainText('An address was refused (550)')
    await expect(page.getByText('The enquiry is in hand again')).toBeVisible()
    await expectAccessible(page, '.enquiry__columns')
    isReady = true
    await said.getByRole('button', { name: 'Try again' }).click()
    await expect(said).toContainText('Sent')
    const mails = server.taken.filter(({ to }) => to.includes(form.email ?? ''))
    expect(mails).toHaveLength(1)
    expect(mails[0]?.parsed.text).toContain('It is the second one.')
    expect(mails[0]?.parsed.attachments).toHaveLength(1)
  } finally {
    await own.dispose()
  }
})

test('on the map, the card of a house links to the form about it', {
  tag: '@release',
}, async ({ page }) => {
  await page.goto(`/map#house-${quinceHouse.slug}`)
  const ask = page.getByRole('link', { name: `Ask about ${quinceHouse.name}` })
  await ask.click()
  await page.waitForURL(`**${contact.path}?house=${quinceHouse.path}`)
  await untilStarted(page)
  await expect(page.getByLabel('About optional')).toHaveValue(quinceHouse.name)
})
