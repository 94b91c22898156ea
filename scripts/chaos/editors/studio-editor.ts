import { setTimeout as sleep } from 'node:timers/promises'
import { expect, type Locator, type Page, type Response } from '@playwright/test'
import { blockAt, unfold } from '../../../e2e/studio-page.ts'
import { type Editor, insist } from './editor.ts'
import { OpenRecord } from './open-record.ts'

/** The longest wait for anything in the studio, with the start of the service in between. */
const PATIENCE_MS = 180_000
const ANSWER_MS = 30_000

export type AtStudio = Editor & {
  page: Page
  studioUrl: string
  counts: { pressed: number }
}

/** Makes a page in the studio: types, undoes, publishes, deletes it, and brings it back. */
export async function writePage(editor: AtStudio, round: number): Promise<void> {
  const { page, random, who } = editor
  const mark = `${who}${round}`
  const word = (name: string) => `${mark}${name}`
  await using record = follow(editor, mark)
  const title = page.locator('[name="title"]')
  await open(editor, '/collections/pages/create', title)
  await record.type(title, [mark])
  await page.waitForURL(/\/pages\/\d+$/, { timeout: PATIENCE_MS })
  const id = idIn(page.url())
  await record.type(title, [word('ebb')])
  await addBlock(page)
  await blockAt(page, 0)
    .getByLabel(/^Title/)
    .waitFor({ state: 'attached', timeout: PATIENCE_MS })
  await unfold(page, 0)
  const heading = blockAt(page, 0).locator('[name="blocks.0.title"]')
  const prose = blockAt(page, 0).locator('[contenteditable=true]').first()
  await record.type(heading, [word('moon'), word('tide')])
  await record.type(prose, [word('sand'), word('salt'), word('reed')])
  await record.untilSaved()
  await record.type(heading, [word('mist')])
  await record.untilSaved()
  await record.press('Control+z', heading)
  if (random.next() < 0.5) await record.press('Control+Shift+z', heading)
  await record.type(title, [word('flow')])
  await record.untilSaved()
  await publish(editor, record, id)
  await record.type(prose, [word('late')])
  await record.untilSaved()
  await remove(editor, mark, 'pages', id)
  await bringBack(editor, mark, 'pages', id)
  await open(editor, `/collections/pages/${id}`, title)
  await record.type(title, [word('again')])
  await record.untilSaved()
}

/** Makes a listing from a form without blocks, publishes it, and deletes it; some come back. */
export async function writeListing(editor: AtStudio, round: number): Promise<void> {
  const { page, random, who } = editor
  const mark = `${who}${round}`
  await using record = follow(editor, mark)
  const field = (name: string) => page.locator(`#field-${name}`)
  await open(editor, '/collections/listings/create', field('title'))
  await record.type(field('title'), [mark])
  await page.waitForURL(/\/listings\/\d+$/, { timeout: PATIENCE_MS })
  const id = idIn(page.url())
  await page.locator('#field-category .rs__control').click()
  await page.locator('#field-category .rs__option').first().click()
  await record.type(field('description'), [`${mark}quay`, `${mark}jetty`])
  await record.type(field('title'), [`${mark}ebb`])
  await record.untilSaved()
  await publish(editor, record, id)
  await record.type(field('description'), [`${mark}pier`])
  await record.untilSaved()
  await record.press('Control+z', field('description'))
  await record.type(field('description'), [`${mark}mole`])
  await record.untilSaved()
  await publish(editor, record, id)
  await remove(editor, mark, 'listings', id)
  if (random.next() < 0.5) await bringBack(editor, mark, 'listings', id)
}

const idIn = (url: string) => Number(/\d+$/.exec(url)?.[0])

/** An open record whose answered saves are noted until it is disposed. */
function follow(editor: AtStudio, mark: string) {
  const { page, counts } = editor
  const record = new OpenRecord(page, editor, mark)
  const listen = (response: Response) => record.noteAnswer(response)
  page.on('response', listen)
  const end = async () => {
    page.off('response', listen)
    counts.pressed += record.pressed
  }
  return Object.assign(record, { [Symbol.asyncDispose]: end })
}

/** Opens a page of the studio; one that does not arrive is asked for again. */
async function open({ page, studioUrl }: AtStudio, path: string, there: Locator): Promise<void> {
  await expect(async () => {
    await page.goto(`${studioUrl}/admin${path}`)
    await expect(there).toBeVisible({ timeout: 15_000 })
    await expect(there).toBeEnabled()
  }).toPass({ timeout: PATIENCE_MS })
}

async function addBlock(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add Block' }).click()
  await page.getByPlaceholder('Search for a block').fill('Title and text')
  await page.getByRole('button', { name: 'Title and text', exact: true }).click()
  await blockAt(page, 0).waitFor({ timeout: PATIENCE_MS })
}

/** The answer to the request that `act` makes; undefined if none comes. */
async function answerTo(
  page: Page,
  isIt: (response: Response) => boolean,
  act: () => Promise<void>,
) {
  const answer = page.waitForResponse(isIt, { timeout: ANSWER_MS }).catch(() => undefined)
  const acted = await act().then(
    () => true,
    () => false,
  )
  return acted ? answer : undefined
}

const asks = (method: string, path: string) => (response: Response) =>
  response.request().method() === method &&
  new URL(response.url()).pathname === path &&
  !response.url().includes('autosave=true')

/** Publishes with the button; without an answer the editor presses it again. */
async function publish(editor: AtStudio, record: OpenRecord, id: number): Promise<void> {
  const { page, who, ledger } = editor
  const path = new URL(page.url()).pathname.replace('/admin/collections', '/api')
  const { mark, words } = record
  const sheet = page.getByRole('dialog', { name: /^Publish “/ })
  let attempts = 0
  await ledger.around({ who, mark, is: 'published', words }, () =>
    insistOn(`publishing ${path} ${id}`, async () => {
      const button = page.getByRole('button', { name: 'Publish changes' })
      // Who has lost the answer reads the status; what was typed since is public only if it says so.
      await expect(button).toBeVisible({ timeout: PATIENCE_MS })
      const status = page.locator('.status__value')
      if ((await status.textContent()) === 'Published' && (await button.isDisabled()))
        return attempts > 0
      attempts++
      const answer = await answerTo(page, asks('PATCH', path), async () => {
        await button.click({ timeout: 5000 })
        await sheet.getByRole('button', { name: 'Publish', exact: true }).click({ timeout: 5000 })
      })
      if (!answer && (await sheet.isVisible())) await page.keyboard.press('Escape')
      return answer?.ok() === true
    }),
  )
}

/** Deletes with the dialog. */
async function remove(editor: AtStudio, mark: string, collection: string, id: number) {
  const { page, who, ledger } = editor
  const dialog = page.getByRole('dialog', { name: /^Delete/ })
  await ledger.around({ who, mark, is: 'deleted' }, () =>
    insistOn(`deleting ${collection} ${id}`, async () => {
      const answer = await answerTo(page, asks('DELETE', `/api/${collection}/${id}`), async () => {
        await page.locator('.doc-controls__popup button').first().click({ timeout: 5000 })
        await page.locator('#action-delete').click({ timeout: 5000 })
        await dialog.getByRole('button', { name: 'Move to the bin' }).click({ timeout: 10_000 })
      })
      if (!answer?.ok() && (await dialog.isVisible())) await page.keyboard.press('Escape')
      return answer?.ok() === true || !(await isThere(editor, collection, id))
    }),
  )
}

/** Whether the record is outside the bin: who has lost an answer looks. */
async function isThere({ studio }: AtStudio, collection: string, id: number): Promise<boolean> {
  return (await insist(() => studio.ask('GET', `/${collection}/${id}?depth=0&draft=true`))).ok
}

/** Takes a deletion back: “Undo” in the message, or the bin once that has gone. */
async function bringBack(editor: AtStudio, mark: string, collection: string, id: number) {
  const { page, who, ledger } = editor
  await ledger.around({ who, mark, is: 'back' }, async () => {
    const isBack = asks('POST', '/api/bin-entries/bring-back')
    const undo = page.locator('[data-sonner-toast]').getByRole('button', { name: 'Undo' })
    const answer = await answerTo(page, isBack, () => undo.last().click({ timeout: 5000 }))
    if (answer?.ok()) return true
    return insistOn(`bringing ${collection} ${id} back`, async () => {
      if (await isThere(editor, collection, id)) return true
      await open(editor, '/bin', page.locator('.bin'))
      const row = page.getByRole('listitem').filter({ hasText: mark })
      const older = page.getByRole('link', { name: 'Older' })
      while ((await row.count()) === 0 && (await older.isVisible())) await older.click()
      const button = row.getByRole('button', { name: /^Bring back/ })
      const again = await answerTo(page, isBack, () => button.click({ timeout: 5000 }))
      return again?.ok() === true
    })
  })
}

/** Tries until it works; an editor who cannot get on for long is stuck. */
async function insistOn(what: string, attempt: () => Promise<boolean>): Promise<boolean> {
  const end = Date.now() + PATIENCE_MS
  while (Date.now() < end) {
    if (await attempt()) return true
    await sleep(500)
  }
  throw new Error(`Stuck while ${what}.`)
}
