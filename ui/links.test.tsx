import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Anchor } from './anchor.tsx'
import { Button } from './button.tsx'
import { TextLink } from './text-link.tsx'

test('an https address opens in a new tab without opener and referrer', () => {
  const html = renderToStaticMarkup(<Anchor to="https://example.com">Out</Anchor>)
  expect(html).toBe(
    '<a href="https://example.com" target="_blank" rel="noopener noreferrer">Out</a>',
  )
})

test('other addresses open in the same tab', () => {
  for (const to of ['/contact', '#top', 'mailto:a@example.com', 'tel:+44', 'http://example.com']) {
    expect(renderToStaticMarkup(<Anchor to={to}>In</Anchor>)).toBe(`<a href="${to}">In</a>`)
  }
})

test('a button with an address is a link, one without is a button', () => {
  expect(renderToStaticMarkup(<Button to="/contact" />)).toMatch(/^<a .*Read More/)
  expect(renderToStaticMarkup(<Button label="Send" type="submit" />)).toMatch(
    /^<button type="submit".*Send/,
  )
})

test('a button gets the classes of its options, and an arrow on request', () => {
  const html = renderToStaticMarkup(<Button to="/" dark background backgroundAlt hasArrow />)
  for (const look of ['button', 'dark', 'background', 'backgroundAlt']) expect(html).toContain(look)
  expect(html).toContain('<svg')
  expect(renderToStaticMarkup(<Button to="/" />)).not.toContain('<svg')
})

test('the icons of a link are hidden from assistive technology', () => {
  const html = renderToStaticMarkup(<TextLink to="/map" label="<b>Map</b>" />)
  expect(html.match(/<svg/g)).toHaveLength(2)
  expect(html.match(/<svg[^>]*aria-hidden="true"/g)).toHaveLength(2)
  expect(html).toContain('&lt;b&gt;Map&lt;/b&gt;')
})
