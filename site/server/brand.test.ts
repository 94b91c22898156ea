import { createHash } from 'node:crypto'
import { parseHtml } from '@belvedere/ui/testing/render.ts'
import { expect, test } from 'vitest'
import { publish, testSite } from '../testing/test-site.ts'

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
  labels: { inquire: 'Schreiben', menu: 'Menü', close: 'Zu' },
  cookies: { title: 'Darf gezählt werden?' },
  notFound: { heading: 'Nichts hier', text: 'Fragen Sie uns einfach.', contact: 'Fragen Sie uns' },
}

async function open(site: Site, path: string) {
  const response = await site.get(path)
  const html = await response.text()
  const page = parseHtml(html)
  return { html, page, policy: response.headers.get('content-security-policy') ?? '' }
}

const styleOf = (html: string) => /<style data-brand>(.*?)<\/style>/s.exec(html)?.[1] ?? ''

test('without a brand the site is complete: neutral colours, its name set in type', async () => {
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

test('the policy allows the style of the brand by its hash', async () => {
  const { html, policy } = await open(await testSite(), '/nothing')
  const hash = createHash('sha256').update(styleOf(html)).digest('base64')
  expect(policy).toContain(`'sha256-${hash}'`)
})

test('the manifest has name, colours and icons, and /favicon.ico leads to the small one', async () => {
  const site = await testSite()
  site.content.site.icons = [32, 192, 512].map((size) => ({ size, url: `/media/i-${size}.png` }))
  site.content.brand = SECOND
  const manifest = await (await site.get('/site.webmanifest')).json()
  expect(manifest).toMatchObject({ name: 'Our Place', theme_color: '#3a1d4d' })
  expect(manifest.icons.map(({ sizes }: { sizes: string }) => sizes)).toEqual([
    '192x192',
    '512x512',
  ])
  expect((await site.get('/favicon.ico')).headers.get('location')).toBe('/media/i-32.png')
  const icon = await (await testSite()).get('/favicon.ico')
  expect(icon.headers.get('location')).toBe('/favicon.svg')
})
