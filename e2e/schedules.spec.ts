import { expect } from '@playwright/test'
import { test } from './editor.ts'
import { readStack } from './stack.ts'
import { Studio } from './studio.ts'
import { expectAccessible } from './studio-accessibility.ts'
import { openStudio } from './studio-page.ts'

test('a time is chosen to the minute in the time zone of the house, and none that is past', {
  tag: '@release',
}, async ({ page }) => {
  const studio = await Studio.signIn(readStack())
  const { timeZone } = await studio.houseTimeZone()
  const { id } = await studio.loadPage('Tides', [])
  await studio.publishPage(id)
  // Somebody far away: where no clock shows the time of the house.
  const session = await page.context().newCDPSession(page)
  const elsewhere = timeZone === 'Pacific/Chatham' ? 'Asia/Kathmandu' : 'Pacific/Chatham'
  await session.send('Emulation.setTimezoneOverride', { timezoneId: elsewhere })
  await openStudio(page, await studio.createAccount('publisher'), `/collections/pages/${id}`)
  await page.locator('.publish-control .popup-button').click()
  await page.getByRole('button', { name: 'Schedule publish' }).click()
  await page.getByRole('button', { name: 'Choose a time' }).click()
  const dialog = page.getByRole('dialog', { name: 'Choose a time' })
  await expectAccessible(page, '.schedule-dialog')
  const when = dialog.getByRole('group', { name: 'When' })
  const set = dialog.getByRole('button', { name: 'Set this time' })
  await expect(dialog).toContainText(`time in ${timeZone.replaceAll('_', ' ')}.`)
  await expect(dialog).toContainText('Where you are:')
  await when.getByLabel('Day').fill('2020-01-05')
  await when.getByLabel('Time').fill('9.07')
  await expect(dialog.getByRole('alert')).toHaveText('Choose a time that is still to come.')
  await expect(set).toBeDisabled()

  const year = new Date().getFullYear() + 1
  await dialog.getByLabel('Take off the site').check()
  await when.getByLabel('Day').fill(`${year}-11-05`)
  await when.getByLabel('Time').fill('9:07 pm')
  await expect(dialog.getByRole('alert')).toContainText('a time from 00:00 to 23:59')
  await when.getByLabel('Time').fill('9:07')
  await when.getByLabel('Time').blur()
  await expect(when.getByLabel('Time')).toHaveValue('09:07')
  await expect(when).toContainText(`5 Nov ${year} 09:07`)
  await expect(dialog.getByRole('alert')).toHaveCount(0)
  await set.click()
  const line = page.locator('.schedule-lines li')
  await expect(line).toContainText(`5 Nov ${year} 09:07 (time in ${timeZone.replaceAll('_', ' ')})`)
  await line.getByRole('button', { name: 'Change' }).click()
  const other = line.getByRole('group', { name: 'New time' })
  await expect(other.getByLabel('Day')).toHaveValue(`${year}-11-05`)
  await other.getByLabel('Time').fill('2359')
  await line.getByRole('button', { name: 'Save' }).click()
  await expect(line).toContainText(`5 Nov ${year} 23:59`)
  await line.getByRole('button', { name: 'Cancel' }).click()
  await expect(line).toHaveCount(0)
  await studio.deleteRecord('pages', id)
})
