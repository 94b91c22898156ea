import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { expect, type Locator, type Page } from '@playwright/test'
import { collectionPages } from '../testing/page-kinds.ts'
import { test } from './editor.ts'
import { holdAnswers } from './hold.ts'
import { expectKept, type Kind, makeSlowly, nameOf, typist, type Words } from './new-record.ts'
import { readStack } from './stack.ts'
import { type Account, POND, Studio } from './studio.ts'
import { openStudio, unfold } from './studio-page.ts'

let studio: Studio
let editor: Account

test.beforeAll(async () => {
  studio = await Studio.signIn(readStack())
  editor = await studio.createAccount('editor')
})

/**
 * The text fields that a new record shows, besides its title, the slug that follows it, and the map
 * shape, which becomes a list once the model is read.
 */
async function otherTexts(form: Page | Locator): Promise<string[]> {
  const fields = form.locator('input[type=text][name]:visible, textarea[name]:visible')
  const names = await fields.evaluateAll((all) => all.map((one) => one.getAttribute('name') ?? ''))
  return names.filter((name) => !/^(title|slug|meshKey)$|^blocks\./.test(name))
}

/** Types into every text field of a new record over its first saves, and expects all words kept. */
async function expectTextsKept(page: Page, form: Page | Locator, kind: Kind): Promise<number> {
  await expect(nameOf(form, 'title')).toBeEditable()
  const tab = form.getByRole('button', { name: 'SEO', exact: true })
  if (await tab.isVisible()) await tab.click()
  const others = await otherTexts(form)
  const type = typist(page, form, 60)
  const into = (names: string[], text: string) =>
    type(Object.fromEntries(names.map((name) => [name, text])))
  const id = await makeSlowly(page, kind, [
    () => type({ title: 'Low' }),
    () => into([...others, 'title'], ' tide'),
    () => into(['title', ...others], ' at'),
    () => into([...others, 'title'], ' six'),
  ])
  const words = Object.fromEntries(others.map((name) => [name, ' tide at six']))
  const all = { ...words, title: 'Low tide at six' }
  await expectKept(form, all)
  await expect
    .poll(async () => {
      const fields = await studio.readFields(kind, id)
      return Object.keys(all).map((name) => [name, fieldAt(fields, name)])
    })
    .toEqual(Object.entries(all).map(([name, text]) => [name, text.trim()]))
  return id
}

/** The trimmed text at a path of a record: `seo.title`. */
function fieldAt(record: unknown, path: string): unknown {
  const value = path
    .split('.')
    .reduce<unknown>(
      (within, name) => (within instanceof Object ? Reflect.get(within, name) : undefined),
      record,
    )
  return typeof value === 'string' ? value.trim() : value
}

const KINDS: Kind[] = [...collectionPages.map(({ collection }) => collection), 'amenities']

for (const kind of KINDS)
  test(`a new record of ${kind} keeps all texts typed during its first saves`, {
    tag: '@release',
  }, async ({ page }) => {
    await openStudio(page, editor, `/collections/${kind}/create`)
    await studio.deleteRecord(kind, await expectTextsKept(page, page, kind))
  })

for (const { collection, target } of collectionPages)
  test(`a new record of ${collection} in a drawer keeps typed texts, and the form behind it links to it`, {
    tag: '@release',
  }, async ({ page }) => {
    const link = { label: 'More', target }
    const { id } = await studio.loadPage('Tides', [
      { blockType: 'content_block', title: 'A', link },
    ])
    await openStudio(page, editor, `/collections/pages/${id}`)
    await unfold(page, 0)
    await page
      .locator(`#field-blocks__0__link__${target} .relationship-add-new__add-button`)
      .click()
    const drawer = page.locator('.doc-drawer')
    const made = await expectTextsKept(page, drawer, collection)
    await drawer.locator('.doc-drawer__header-close').click()
    await expect
      .poll(async () => fieldAt((await studio.readDraft(id)).blocks[0], `link.${target}`))
      .toBe(made)
    await studio.deleteRecord('pages', id)
    await studio.deleteRecord(collection, made)
  })

/** Records that are saved by a button, and who may make them. */
const BY_BUTTON: [kind: string, role: 'publisher' | 'administrator', words: Words][] = [
  ['redirects', 'publisher', { from: '/old-pier', to: '/' }],
  ['releases', 'publisher', { title: 'Summer season' }],
  ['delivery-tokens', 'administrator', { name: 'Summer site' }],
  ['users', 'administrator', { name: 'Ada Tide', email: 'ada.tide@example.com' }],
]

for (const [kind, role, words] of BY_BUTTON)
  test(`a new record of ${kind} takes no text while it is saved, and keeps what it had`, {
    tag: '@release',
  }, async ({ page }) => {
    await openStudio(page, await studio.createAccount(role), `/collections/${kind}/create`)
    const [first = ''] = Object.keys(words)
    await expect(nameOf(page, first)).toBeEditable()
    const creation = await holdAnswers(
      page,
      (request) =>
        request.method() === 'POST' && new URL(request.url()).pathname === `/api/${kind}`,
    )
    await typist(page, page, 0)(words)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    const { doc } = await (await creation.answered).json()
    for (const name of Object.keys(words)) await expect(nameOf(page, name)).not.toBeEditable()
    creation.release()
    await page.waitForURL(`**/collections/${kind}/${doc.id}`)
    await expectKept(page, words)
    expect(await studio.readFields(kind, doc.id)).toMatchObject(words)
    await studio.deleteRecord(kind, doc.id)
  })

test('the texts of an uploaded picture are kept when they are typed while it is saved', {
  tag: '@release',
}, async ({ page }) => {
  await openStudio(page, editor, '/collections/media/create')
  const creation = await holdAnswers(
    page,
    (request) => request.method() === 'POST' && /\/api\/media(\?|$)/.test(request.url()),
  )
  await page.locator('.file-field input[type=file]').setInputFiles({
    name: `tide-${randomUUID()}.jpg`,
    mimeType: 'image/jpeg',
    buffer: Buffer.concat([await readFile(POND), Buffer.from(randomUUID())]),
  })
  const words = { alt: 'The tide at six', title: 'Low tide' }
  await typist(page, page, 0)(words)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const { doc } = await (await creation.answered).json()
  creation.release()
  await page.waitForURL(`**/collections/media/${doc.id}`)
  await expectKept(page, words)
  expect(await studio.readFields('media', doc.id)).toMatchObject(words)
  await studio.deleteRecord('media', doc.id)
})
