import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { featuresOf } from '../browser/store/features.ts'
import type { Settings } from '../content/settings.ts'
import { shownHtml } from '../testing/shown-html.ts'
import { Layout } from './layout.tsx'

type Global = NonNullable<Settings['global']>

const unread: Settings = { site: null, global: null }

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

function render(global: Partial<Global> | null, path = '/'): string {
  return renderSettings(global ? { site: null, global: { ...empty, ...global } } : unread, path)
}

/** The HTML of the document without its templates. */
function renderSettings(settings: Settings, path = '/'): string {
  return shownHtml(renderWhole(settings, path))
}

function renderWhole(settings: Settings, path: string): string {
  const features = featuresOf(settings.site)
  return renderToStaticMarkup(<Layout {...{ settings, features, path }} main="<p>A page</p>" />)
}

const noscript = /<noscript.*?<\/noscript>/gs

/** The opening tags of the links with this address, where scripts run. */
function links(html: string, href: string): string[] {
  return [...html.replaceAll(noscript, '').matchAll(/<a [^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => tag.includes(`href="${href}"`))
}

test('without settings the shell has the logo, an empty menu and the footer', () => {
  const html = render(null)
  expect(html).toContain('<main id="main" tabindex="-1"><p>A page</p></main>')
  expect(html).toContain('aria-label="Menu toggle"')
  expect(links(html, '/')).toHaveLength(1)
  expect(links(html, '/contact')).toHaveLength(1)
  expect(html).not.toContain('<nav')
  expect(html).toContain('The lamp on the point is lit at dusk.')
})

test('empty settings render no empty list, heading or address', () => {
  const html = render({
    menuData: [{ id: '1', title: null, address: null, map: null, mail: null, phone: null }],
  })
  expect(html).not.toMatch(/<(ul|h2|address|nav|dl)\b[^>]*><\/\1>/)
  expect(html).not.toContain('GOOGLE MAPS')
  expect(html).not.toMatch(/href="(tel|mailto):/)
})

test('the menu is rendered completely, but closed and inert', () => {
  const html = render({
    titleColumn1: 'The place',
    menu: [{ id: '1', label: 'The Lagoon', to: '/lagoon' }],
  })
  expect(html).toMatch(/<div id="menu"[^>]* hidden=""[^>]* inert=""/)
  expect(html).toMatch(/<button[^>]* aria-expanded="false"[^>]* aria-controls="menu"/)
  expect(html).toContain('>The place</h2>')
  expect(links(html, '/lagoon')).toHaveLength(1)
})

test('only the link to the current page is marked', () => {
  const menu = [
    { id: '1', label: 'The Lagoon', to: '/lagoon' },
    { id: '2', label: 'Map', to: '/map' },
  ]
  const html = render({ menu }, '/lagoon')
  expect(links(html, '/lagoon')[0]).toContain('aria-current="page"')
  expect(links(html, '/map')[0]).not.toContain('aria-current')
})

test('links starting with https: open a new tab without opener and referrer, others do not', () => {
  const html = render({
    menu: [{ id: '1', label: 'Elsewhere', to: 'https://example.com/' }],
    footMenu1: [{ id: '2', label: 'The Lagoon', to: '/lagoon' }],
    instagram: 'https://social.example.com/puntaalba',
    menuData: [
      {
        id: '3',
        title: 'Visit',
        address: '<p>1 Lighthouse Lane</p>',
        map: 'https://maps.example.com/x',
        mail: null,
        phone: null,
      },
    ],
  })
  for (const href of [
    'https://example.com/',
    'https://social.example.com/puntaalba',
    'https://maps.example.com/x',
  ]) {
    expect(links(html, href)).toHaveLength(1)
    expect(links(html, href)[0]).toContain('target="_blank" rel="noopener noreferrer"')
  }
  expect(links(html, '/lagoon')[0]).not.toContain('target')
})

test('the map button is there only if there is a map', () => {
  const visit = {
    id: '1',
    title: 'Visit',
    address: '<p>1 Lighthouse Lane</p>',
    mail: null,
    phone: null,
  }
  expect(render({ menuData: [{ ...visit, map: 'https://maps.example.com/x' }] })).toContain(
    'GOOGLE MAPS',
  )
  const html = render({ menuData: [{ ...visit, map: null }] })
  expect(html).toContain('<address><p>1 Lighthouse Lane</p></address>')
  expect(html).not.toContain('GOOGLE MAPS')
})

test('the second block of the menu offers mail and phone', () => {
  const html = render({
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
  expect(html).toContain('Talk to us')
  expect(links(html, 'mailto:hello@example.com')).toHaveLength(1)
  expect(links(html, 'tel:+442079460185')).toHaveLength(1)
})

test('the picture of the menu is lazy and not preloaded', () => {
  const html = render({
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
  expect(html.match(/<img [^>]*>/g)).toHaveLength(1)
  expect(html).toMatch(/<img [^>]*loading="lazy"/)
  expect(html).not.toContain('rel="preload"')
})

test('without scripts the toggle is a link to the menus of the footer', () => {
  const html = render({ footMenu1: [{ id: '1', label: 'The Lagoon', to: '/lagoon' }] })
  expect(html).toMatch(/<noscript[^>]*><a [^>]*href="#foot-menus"/)
  expect(html).toContain('id="foot-menus"')
})

test('the symbol of the wordmark is in the document once', () => {
  const html = render(null)
  expect(html.match(/<symbol id="wordmark"/g)).toHaveLength(1)
  expect(html.match(/<use href="#wordmark"/g)).toHaveLength(2)
})

test('without scripts the footer lists the menu links that it lacks, once each', () => {
  const link = (to: string) => ({ id: to, label: to, to })
  const html = render({
    menu: [link('/lagoon')],
    menu3: [link('/houses')],
    footMenu1: [link('/lagoon')],
  })
  const [scriptless] = html.match(/<noscript[^>]*><nav.*?<\/noscript>/s) ?? []
  expect(scriptless).toContain('href="/houses"')
  expect(scriptless).not.toContain('href="/lagoon"')
})

const on = { splash: true, smoothScroll: true, dial: true, cookieBanner: true }
const withFeatures = (features: Partial<typeof on>): Settings => ({
  site: {
    ...{ name: 'Punta Alba', locale: 'en', currency: 'EUR', favicon: null, faviconMetaTags: [] },
    features: { ...on, ...features },
  },
  global: empty,
})

test('the cookie banner is hidden in a polite live region, and the footer can reopen it', () => {
  const html = renderSettings(withFeatures({ cookieBanner: true }))
  expect(html).toMatch(
    /<div id="cookie-question" aria-live="polite"><section [^>]*aria-label="Cookie choice" tabindex="-1" hidden=""/,
  )
  expect(html).toContain('Cookie settings')
})

test('there is no cookie banner if it is switched off or the settings cannot be read', () => {
  const off = renderSettings(withFeatures({ cookieBanner: false }))
  const unknown = renderSettings({ site: null, global: empty })
  for (const html of [off, unknown]) {
    expect(html).not.toContain('Cookie choice')
    expect(html).not.toContain('Cookie settings')
  }
  expect(off).toContain('data-off=""')
  expect(unknown).not.toContain('data-off')
})

test('the dial is there unless it is switched off', () => {
  expect(renderSettings(withFeatures({ dial: true }))).toContain('id="dial"')
  expect(renderSettings(withFeatures({ dial: false }))).not.toContain('id="dial"')
})

test('templates hold the error screens for the browser, with their titles', () => {
  const html = renderWhole(unread, '/')
  for (const [id, title] of [
    ['error-500', 'Page Not Found'],
    ['error-503', 'This page did not arrive'],
  ])
    expect(html).toMatch(
      new RegExp(`<template id="${id}" data-title="${title}"><section [^>]*data-error-screen`),
    )
})
