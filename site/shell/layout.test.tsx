import { render } from '@belvedere/ui/testing/render.ts'
import { expect, test } from 'vitest'
import { featuresOf } from '../browser/store/features.ts'
import type { Settings } from '../content/settings.ts'
import { UNSWITCHED } from '../testing/features.ts'
import { brandOf } from './brand/brand.ts'
import { WithBrand } from './brand/with-brand.tsx'
import { Layout } from './layout.tsx'

type Global = NonNullable<Settings['global']>

const unread: Settings = { site: null, global: null, brand: null }

const empty: Global = {
  titleColumn1: null,
  titleColumn2: null,
  titleColumn3: null,
  menu: [],
  menu2: [],
  menu3: [],
  menuData: [],
  image: null,
  secondaryMenu: [],
  phone: null,
  email: null,
  instagram: null,
  copyright: null,
  footMenu1: [],
  footMenu2: [],
}

function renderGlobal(global: Partial<Global> | null, path = '/'): HTMLElement {
  return renderSettings(
    global ? { site: null, global: { ...empty, ...global }, brand: null } : unread,
    path,
  )
}

function renderSettings(settings: Settings, path = '/'): HTMLElement {
  const features = featuresOf(settings.site)
  return render(
    <WithBrand brand={brandOf(settings)}>
      <Layout {...{ settings, features, path }} main="<p>A page</p>" />
    </WithBrand>,
  )
}

/** The links with this address in documents where scripts run. */
function links(body: HTMLElement, href: string): Element[] {
  return [...body.querySelectorAll('a')].filter(
    (link) => link.getAttribute('href') === href && !link.closest('noscript'),
  )
}

test('without settings the shell has the footer, no button for an empty menu, and nothing in the place of a name', () => {
  const body = renderGlobal(null)
  expect(body.querySelector('main#main[tabindex="-1"]')?.innerHTML).toBe('<p>A page</p>')
  expect(body.querySelector('[aria-label="Menu toggle"], #menu')).toBeNull()
  expect(links(body, '/')).toEqual([])
  expect(body.querySelector('use[href="#wordmark"]')).toBeNull()
  expect(body.querySelector('nav')).toBeNull()
  expect(body.querySelector('footer')).not.toBeNull()
})

const site = (data: Partial<NonNullable<Settings['site']>>): Settings => ({
  site: {
    ...{ name: 'Kontor Haus', locale: 'en-GB', inquireTo: null, currency: 'EUR' },
    ...{
      timeZone: null,
      lat: null,
      lng: null,
      features: null,
      tags: null,
      favicon: null,
      kind: null,
    },
    ...{ icons: [], faviconMetaTags: [], addresses: null, ...data },
  },
  global: null,
  brand: null,
})

test('Inquire leads to the page that the owner chose', () => {
  // Once in the header, and for phones in the menu; the screens of failures link to it, too.
  const body = renderSettings(site({ inquireTo: '/kontakt' }))
  expect(links(body, '/kontakt').map((link) => link.textContent?.trim())).toEqual([
    'Inquire',
    'Inquire',
  ])
  const failed = body.querySelector('template[id="error-500"]')
  expect(failed?.innerHTML).toContain('href="/kontakt"')
})

test('without a page to ask on there is no Inquire, and no room for it in the menu', () => {
  const body = renderSettings(site({ inquireTo: null }))
  expect(body.textContent).not.toContain('Inquire')
  expect(body.querySelector('.inquire')).toBeNull()
  const hrefs = [...body.querySelectorAll('a')].map((link) => link.getAttribute('href'))
  expect(new Set(hrefs)).toEqual(new Set(['#main', '/']))
})

test.each([
  ['links', { menu3: [{ id: '1', label: 'The Orchard', to: '/orchard' }] }],
  [
    'an address',
    { menuData: [{ id: '1', title: 'Office', address: null, map: null, mail: null, phone: '+1' }] },
  ],
])('a menu with %s has its button', (_, global) => {
  const body = renderGlobal(global)
  expect(body.querySelector('button[aria-label="Menu toggle"]')).not.toBeNull()
  expect(body.querySelector('#menu')).not.toBeNull()
})

test('empty settings render no empty list, heading or address', () => {
  const body = renderGlobal({
    menuData: [{ id: '1', title: null, address: null, map: null, mail: null, phone: null }],
  })
  const parts = [...body.querySelectorAll('ul, h2, address, nav, dl')]
  expect(parts.filter(({ childNodes }) => childNodes.length === 0)).toEqual([])
  expect(body.textContent).not.toContain('GOOGLE MAPS')
  expect(body.querySelector('[href^="tel:"], [href^="mailto:"]')).toBeNull()
})

test('the menu is rendered completely, but closed and inert', () => {
  const body = renderGlobal({
    titleColumn1: 'The place',
    menu: [{ id: '1', label: 'The Orchard', to: '/orchard' }],
  })
  expect(body.querySelector('div#menu[hidden][inert]')).not.toBeNull()
  const toggle = body.querySelector('button[aria-controls="menu"]')
  expect(toggle?.getAttribute('aria-expanded')).toBe('false')
  expect(body.querySelector('#menu h2')?.textContent).toBe('The place')
  expect(links(body, '/orchard')).toHaveLength(1)
})

test('only the link to the current page is marked', () => {
  const menu = [
    { id: '1', label: 'The Orchard', to: '/orchard' },
    { id: '2', label: 'Map', to: '/map' },
  ]
  const body = renderGlobal({ menu }, '/orchard')
  expect(links(body, '/orchard')[0]?.getAttribute('aria-current')).toBe('page')
  expect(links(body, '/map')[0]?.hasAttribute('aria-current')).toBe(false)
})

test('links starting with https: open a new tab without opener and referrer, others do not', () => {
  const body = renderGlobal({
    menu: [{ id: '1', label: 'Elsewhere', to: 'https://example.com/' }],
    footMenu1: [{ id: '2', label: 'The Orchard', to: '/orchard' }],
    instagram: 'https://social.example.com/our-place',
    menuData: [
      {
        id: '3',
        title: 'Visit',
        address: '<p>1 Shore Lane</p>',
        map: 'https://maps.example.com/x',
        mail: null,
        phone: null,
      },
    ],
  })
  for (const href of [
    'https://example.com/',
    'https://social.example.com/our-place',
    'https://maps.example.com/x',
  ]) {
    const [link, ...others] = links(body, href)
    expect(others).toEqual([])
    expect(link?.matches('[target="_blank"][rel="noopener noreferrer"]')).toBe(true)
  }
  expect(links(body, '/orchard')[0]?.hasAttribute('target')).toBe(false)
})

test('the map button is there only if there is a map', () => {
  const visit = {
    id: '1',
    title: 'Visit',
    address: '<p>1 Shore Lane</p>',
    mail: null,
    phone: null,
  }
  const withMap = renderGlobal({ menuData: [{ ...visit, map: 'https://maps.example.com/x' }] })
  expect(withMap.textContent).toContain('GOOGLE MAPS')
  const body = renderGlobal({ menuData: [{ ...visit, map: null }] })
  expect(body.querySelector('address')?.innerHTML).toBe('<p>1 Shore Lane</p>')
  expect(body.textContent).not.toContain('GOOGLE MAPS')
})

test('the second block of the menu offers mail and phone', () => {
  const body = renderGlobal({
    menuData: [
      { id: '1', title: 'Visit', address: null, map: null, mail: null, phone: null },
      {
        id: '2',
        title: 'Talk to us',
        address: null,
        map: null,
        mail: 'hello@example.com',
        phone: '+44 20 7946 0185',
      },
    ],
  })
  expect(body.querySelector('#menu')?.textContent).toContain('Talk to us')
  expect(links(body, 'mailto:hello@example.com')).toHaveLength(1)
  expect(links(body, 'tel:+442079460185')).toHaveLength(1)
})

test('the picture of the menu is lazy and not preloaded', () => {
  const body = renderGlobal({
    menu: [{ id: '1', label: 'The Orchard', to: '/orchard' }],
    image: {
      id: '1',
      alt: 'A jetty',
      title: null,
      focalPoint: { x: 0.5, y: 0.5 },
      responsiveImage: {
        src: '/media/jetty.jpg',
        srcSet: '/media/jetty.jpg 1200w',
        width: 1200,
        height: 800,
        aspectRatio: 1.5,
        bgColor: null,
        base64: null,
      },
    },
  })
  const images = [...body.querySelectorAll('img')]
  expect(images.map((image) => image.getAttribute('loading'))).toEqual(['lazy'])
  expect(body.querySelector('[rel="preload"]')).toBeNull()
})

test('without scripts the toggle is a link to the menus of the footer', () => {
  const orchard = [{ id: '1', label: 'The Orchard', to: '/orchard' }]
  const body = renderGlobal({ menu: orchard, footMenu1: orchard })
  const link = body.querySelector('noscript > a:first-child')
  expect(link?.getAttribute('href')).toBe('#foot-menus')
  expect(body.querySelector('#foot-menus')).not.toBeNull()
})

test('the symbol of the wordmark is in the document once', () => {
  const body = renderSettings(site({ name: 'Kontor Haus' }))
  expect(body.querySelectorAll('symbol#wordmark')).toHaveLength(1)
  expect(body.querySelectorAll('use[href="#wordmark"]')).toHaveLength(2)
})

test('without scripts the footer lists the menu links that it does not already have, once each', () => {
  const link = (to: string) => ({ id: to, label: to, to })
  const body = renderGlobal({
    menu: [link('/orchard')],
    menu3: [link('/houses')],
    footMenu1: [link('/orchard')],
  })
  const scriptless = [...body.querySelectorAll('noscript > nav a')]
  expect(scriptless.map((link) => link.getAttribute('href'))).toEqual(['/houses'])
})

const on = { ...UNSWITCHED, splash: true, smoothScroll: true, cookieBanner: true }
const withFeatures = (features: Partial<typeof on>): Settings => ({
  ...site({ features: { ...on, ...features } }),
  global: empty,
})

test('the cookie banner is hidden in a polite live region, and the footer can reopen it', () => {
  const body = renderSettings(withFeatures({ cookieBanner: true }))
  const banner = body.querySelector('div#cookie-question[aria-live="polite"] > section:first-child')
  expect(banner?.getAttribute('aria-label')).toBe('Cookie choice')
  expect(banner?.matches('[tabindex="-1"][hidden]')).toBe(true)
  expect(body.querySelector('footer')?.textContent).toContain('Cookie settings')
})

test('there is no cookie banner if it is switched off or the settings cannot be read', () => {
  const off = renderSettings(withFeatures({ cookieBanner: false }))
  const unknown = renderSettings({ site: null, global: empty, brand: null })
  for (const body of [off, unknown]) {
    expect(body.querySelector('[aria-label="Cookie choice"]')).toBeNull()
    expect(body.textContent).not.toContain('Cookie settings')
  }
  expect(off.querySelector('#cookie-question[data-off=""]')).not.toBeNull()
  expect(unknown.querySelector('[data-off]')).toBeNull()
})

test('the dial is there unless it is switched off', () => {
  const dial = (isOn: boolean) =>
    renderSettings(withFeatures({ dial: isOn })).querySelector('#dial')
  expect(dial(true)).not.toBeNull()
  expect(dial(false)).toBeNull()
})

test('templates hold the error screens for the browser, with their titles', () => {
  const body = renderSettings(unread)
  for (const [id, title] of [
    ['error-500', 'Page Not Found'],
    ['error-503', 'This page did not arrive'],
  ]) {
    const template = body.querySelector<HTMLTemplateElement>(`template#${id}`)
    expect(template?.getAttribute('data-title')).toBe(title)
    expect(template?.content.firstElementChild?.matches('section[data-error-screen]')).toBe(true)
  }
})
