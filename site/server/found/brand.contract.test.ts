import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLog } from '@belvedere/kit/log.ts'
import { parseHtml } from '@belvedere/ui/testing/render.ts'
import { expect, onTestFinished, test } from 'vitest'
import { MadePictures } from '../../media/made-pictures.ts'
import { fakeContent } from '../../testing/fake-content.ts'
import { ownWords } from '../../testing/records.ts'
import { publish, testSite } from '../../testing/test-site.ts'

type Site = Awaited<ReturnType<typeof testSite>>

const SECOND = {
  wordmarkDrawing: {
    box: { x: 0, y: 0, width: 80, height: 20 },
    content: '<g><path d="M7 7h7"></path></g>',
  },
  palette: { ink: '#3a1d4d', paper: '#fdf7ff' },
  titles: { face: 'newsreader' },
  text: { face: 'work_sans' },
  statement: 'Another sentence <b>',
  ...ownWords({
    labels: { inquire: 'Schreiben', menu: 'Menü', close: 'Zu' },
    cookies: { title: 'Darf gezählt werden?' },
    notFound: {
      heading: 'Nichts hier',
      text: 'Fragen Sie uns einfach.',
      contact: 'Fragen Sie uns',
    },
  }),
}

async function open(site: Site, path: string) {
  const html = await site.text(path)
  const page = parseHtml(html)
  return { html, page }
}

const styleOf = (html: string) => /<style data-brand>(.*?)<\/style>/s.exec(html)?.[1] ?? ''

test('without a brand the site is complete: neutral colours, and its name as text', async () => {
  const site = await testSite()
  const { html, page } = await open(site, '/nothing')
  expect(styleOf(html)).toContain('--ink:#20262c')
  expect(page.querySelector('symbol#wordmark text')?.textContent).toBe('Our Place')
  expect(page.querySelector('h1')?.textContent).toBe('Page not found')
  expect(page.querySelector('a[href="/contact"]')?.textContent).toContain('Inquire')
})

test('a brand changes wordmark, colours, typefaces and words of every page at once', async () => {
  const site = await testSite()
  site.content.site.features = { cookieBanner: true }
  site.content.pages.set('about', { id: '3', title: 'About', blocks: [] })
  await site.get('/about')
  site.content.brand = SECOND
  await publish(site, ['global:global'])
  await expect.poll(async () => (await open(site, '/about')).html).toContain('Schreiben')
  const { html, page } = await open(site, '/about')
  const style = styleOf(html)
  expect(style).toContain('--ink:#3a1d4d')
  expect(style).toMatch(/--serif:"Newsreader".*--sans:"Work Sans"/)
  expect(style).not.toContain('Noto Serif Display')
  const fonts = [...page.querySelectorAll('link[as="font"]')].map((one) => one.getAttribute('href'))
  expect(fonts.join()).toMatch(/newsreader-200-\w+\.woff2,.*work-sans-\w+\.woff2$/)
  expect(page.querySelector('symbol#wordmark path')?.getAttribute('d')).toBe('M7 7h7')
  expect(page.querySelector('header button')?.textContent).toContain('Menü')
  expect(page.querySelector('#cookie-question')?.textContent).toContain('Darf gezählt werden?')
  expect(page.querySelector('footer')?.textContent).toContain('Another sentence <b>')
  const missing = await open(site, '/nothing')
  expect(missing.page.querySelector('h1')?.textContent).toBe('Nichts hier')
  expect(missing.page.querySelector('main a')?.textContent).toBe('Fragen Sie uns')
})

const ICONS = [
  { size: 48, url: '/media/i.ico', purpose: 'favicon' },
  { size: 180, url: '/media/i-180.png', purpose: 'apple-touch' },
  { size: 192, url: '/media/i-192.png', purpose: 'any' },
  { size: 512, url: '/media/i-512.png', purpose: 'any' },
  { size: 512, url: '/media/i-m.png', purpose: 'maskable' },
]

test('the manifest has name, colours and the icons of home screens, and is not sent again unchanged', async () => {
  const site = await testSite()
  site.content.site.icons = ICONS
  site.content.brand = SECOND
  const response = await site.get('/site.webmanifest')
  const etag = response.headers.get('etag') ?? ''
  const manifest = await response.json()
  expect(manifest).toMatchObject({ name: 'Our Place', theme_color: '#3a1d4d' })
  const icons: { sizes: string; purpose: string }[] = manifest.icons
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    ...['192x192 any', '512x512 any', '512x512 maskable'],
  ])
  const held = { headers: { 'if-none-match': etag } }
  expect((await site.get('/site.webmanifest', held)).status).toBe(304)
})

/** A site that draws icons: the icon at each address has its own type. */
async function siteWithIcons() {
  const content = await fakeContent()
  const dir = await mkdtemp(join(tmpdir(), 'belvedere-icons-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true, maxRetries: 5 }))
  const draw = (path: string, type: string) =>
    content.files.set(path, (response) =>
      response
        .writeHead(200, { 'content-type': type, etag: `"${path}"`, 'cache-control': 'immutable' })
        .end(path),
    )
  draw('/media/i.ico', 'image/x-icon')
  draw('/media/i-180.png', 'image/png')
  draw('/media/other.ico', 'image/x-icon')
  content.site.icons = ICONS
  const base = content.url.replace('/graphql', '')
  const made = new MadePictures({
    base,
    dir,
    capBytes: 1e6,
    log: createLog('icons', { write: () => {} }),
  })
  return testSite({ content, made })
}

test.each([
  ['/favicon.ico', 'image/x-icon', '/media/i.ico'],
  ['/apple-touch-icon.png', 'image/png', '/media/i-180.png'],
  ['/apple-touch-icon-precomposed.png', 'image/png', '/media/i-180.png'],
])('%s is the icon of the brand, although no page refers to it', async (path, type, body) => {
  const site = await siteWithIcons()
  const response = await site.get(path)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, type])
  expect(response.headers.get('cache-control')).toBe('public, max-age=3600')
  expect(await response.text()).toBe(body)
  const etag = response.headers.get('etag') ?? ''
  expect((await site.get(path, { headers: { 'if-none-match': etag } })).status).toBe(304)
  site.content.isDown = true
  expect((await site.get(path)).status).toBe(200)
})

test('another mark changes the icon at the same address', async () => {
  const site = await siteWithIcons()
  const before = (await site.get('/favicon.ico')).headers.get('etag') ?? ''
  site.content.site.icons = [{ size: 48, url: '/media/other.ico', purpose: 'favicon' }]
  await publish(site, ['global:site'])
  await expect.poll(() => site.text('/favicon.ico')).toBe('/media/other.ico')
  const held = { headers: { 'if-none-match': before } }
  expect((await site.get('/favicon.ico', held)).status).toBe(200)
})

test('without a content service the built-in icon is sent', async () => {
  const site = await testSite()
  site.content.isDown = true
  const icon = await site.get('/favicon.ico')
  expect([icon.status, icon.headers.get('location')]).toEqual([302, '/favicon.svg'])
  expect(icon.headers.get('cache-control')).toBe('no-store')
  expect((await site.get('/apple-touch-icon.png')).status).toBe(404)
})

test('documents omit the icons that browsers request by themselves', async () => {
  const site = await testSite()
  const tag = (rel: string) => ({
    tag: 'link',
    attributes: { rel, href: `/media/${rel}` },
    content: null,
  })
  site.content.site.faviconMetaTags = [tag('icon'), tag('apple-touch-icon')]
  const { page } = await open(site, '/nothing')
  const icons = [...page.querySelectorAll('link[rel*=icon]')].map((link) =>
    link.getAttribute('rel'),
  )
  expect(icons).toEqual(['icon'])
})
