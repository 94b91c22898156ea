import { expect, type Frame, type Page } from '@playwright/test'
import { test } from './editor.ts'
import { readStack } from './stack.ts'
import { type Account, Studio } from './studio.ts'
import { expectAccessible } from './studio-accessibility.ts'
import { blockAt, openStudio } from './studio-page.ts'

type Message = { type: string; path?: string | null; value?: string; only?: string[] }

const stack = readStack()
let studio: Studio
let editor: Account

test.beforeAll(async () => {
  studio = await Studio.signIn(stack)
  editor = await studio.createAccount('editor')
})

/** A page that exchanges messages with the studio as pages of the site do, and keeps what it receives. */
const STAND_IN = `<!doctype html><title>Stand-in</title><h1>Stand-in</h1><script>
  const studio = ${JSON.stringify(new URL(stack.studioUrl).origin)}
  const to = new URL(new URLSearchParams(location.search).get('to'), location.origin)
  const tell = (message) => parent.postMessage(message, studio)
  window.tell = tell
  window.heard = []
  const hear = ({ data }) => {
    heard.push(data)
    if (data.type === 'belvedere:render') tell({ type: 'belvedere:painted', version: data.version })
  }
  addEventListener('message', ({ origin, data, ports }) => {
    if (origin === studio && data.type === 'belvedere:line') ports[0].onmessage = hear
  })
  tell({ type: 'belvedere:ready', path: to.pathname, record: '' })
</script>`

/** Responds in place of the site, whose own behaviour has other tests. */
async function standIn(page: Page) {
  const isPass = (url: URL) => url.pathname === '/preview-pass'
  await page.route(isPass, (route) => {
    const to = new URL(route.request().url()).searchParams.get('to') ?? ''
    const address = `${stack.siteUrl}/stand-in?${new URLSearchParams({ to })}`
    const body = `<script>location.replace(${JSON.stringify(address)})</script>`
    return route.fulfill({ contentType: 'text/html', body })
  })
  const isStandIn = (url: URL) => url.pathname === '/stand-in'
  await page.route(isStandIn, (route) =>
    route.fulfill({ contentType: 'text/html', body: STAND_IN }),
  )
}

async function frameOf(page: Page): Promise<Frame> {
  const find = () => page.frames().find((frame) => frame.url().includes('/stand-in'))
  await expect.poll(() => Boolean(find()), { timeout: 30_000 }).toBe(true)
  const frame = find()
  if (!frame) throw new Error('The page left the panel.')
  return frame
}

const heardBy = (frame: Frame) => frame.evaluate<Message[]>('window.heard')

const click = (frame: Frame, record: string, path: string) =>
  frame.evaluate((message) => Object(window).tell(message), {
    type: 'belvedere:edit',
    record,
    path,
  })

test('an editor sees typed text on the page, and gets from the page to its fields', async ({
  page,
}) => {
  const block = (title: string) => ({ blockType: 'content_block', title })
  const { id, blocks } = await studio.loadPage('Tide tables', [block('Ebb'), block('Flow')])
  const other = await studio.loadPage('Casa Ponente', [block('East')])
  const [ebb, flow, east] = [blocks[0]?.id, blocks[1]?.id, other.blocks[0]?.id]
  await standIn(page)
  await openStudio(page, editor, `/collections/pages/${id}`)
  await page.getByRole('button', { name: 'Live preview' }).click()
  const frame = await frameOf(page)

  // A click on a text opens its block and puts the cursor there.
  await click(frame, `pages:${id}`, `blocks.${flow}.title`)
  const title = blockAt(page, 1).getByLabel(/^Title/)
  await expect(title).toBeFocused()
  await expectAccessible(page, '.page-beside')
  await title.fill('Flood')
  await expect
    .poll(() => heardBy(frame))
    .toEqual(
      expect.arrayContaining([
        expect.objectContaining({ type: 'belvedere:focus', path: `blocks.${flow}.title` }),
        expect.objectContaining({
          type: 'belvedere:text',
          path: `blocks.${flow}.title`,
          value: 'Flood',
        }),
        expect.objectContaining({ type: 'belvedere:render', only: [flow] }),
      ]),
    )
  expect((await heardBy(frame)).some(({ only }) => only?.includes(String(ebb)))).toBe(false)

  // A field of another record is opened after a question, without losing anything.
  await click(frame, `pages:${other.id}`, `blocks.${east}.title`)
  await expect(page.getByText('This belongs to Casa Ponente')).toBeVisible()
  await page.getByRole('button', { name: 'Open it' }).click()
  await page.waitForURL(`**/pages/${other.id}**`)
  await expect(blockAt(page, 0).getByLabel(/^Title/)).toBeFocused()
  expect((await studio.readDraft(id)).blocks[1]).toMatchObject({ title: 'Flood' })
  // The panel is open for this page too.
  await expect(page.getByRole('button', { name: 'Close preview' })).toBeVisible()
  await studio.deleteRecord('pages', id)
  await studio.deleteRecord('pages', other.id)
})
