import { expect, test } from 'vitest'
import { Anchor } from './anchor.tsx'
import s from './button.module.css'
import { Button } from './button.tsx'
import { render } from './testing/render.ts'
import { TextLink } from './text-link.tsx'

/** The only element of a body, with its attributes and text. */
function onlyElement(body: HTMLElement) {
  expect(body.childNodes).toHaveLength(1)
  const element = body.firstElementChild
  const attributes = [...(element?.attributes ?? [])].map(({ name, value }) => [name, value])
  return {
    tag: element?.localName,
    text: element?.textContent,
    attributes: Object.fromEntries(attributes),
  }
}

test('an https address opens in a new tab without opener and referrer', () => {
  expect(onlyElement(render(<Anchor to="https://example.com">Out</Anchor>))).toEqual({
    tag: 'a',
    text: 'Out',
    attributes: { href: 'https://example.com', target: '_blank', rel: 'noopener noreferrer' },
  })
})

test('other addresses open in the same tab', () => {
  for (const to of ['/contact', '#top', 'mailto:a@example.com', 'tel:+44', 'http://example.com']) {
    expect(onlyElement(render(<Anchor to={to}>In</Anchor>))).toEqual({
      tag: 'a',
      text: 'In',
      attributes: { href: to },
    })
  }
})

test('a button with an address is a link, one without is a button', () => {
  expect(onlyElement(render(<Button to="/contact" />))).toMatchObject({
    tag: 'a',
    text: 'Read More',
    attributes: { href: '/contact' },
  })
  expect(onlyElement(render(<Button label="Send" type="submit" />))).toMatchObject({
    tag: 'button',
    text: 'Send',
    attributes: { type: 'submit' },
  })
})

test('a button gets the classes of its options, and an arrow on request', () => {
  const body = render(<Button to="/" dark background backgroundAlt hasArrow />)
  const classes = [...(body.querySelector('a')?.classList ?? [])]
  expect(classes).toEqual([s.button, s.dark, s.background, s.backgroundAlt])
  expect(body.querySelector('a > svg')).not.toBeNull()
  expect(render(<Button to="/" />).querySelector('svg')).toBeNull()
})

test('the icons of a link are hidden from assistive technology', () => {
  const body = render(<TextLink to="/map" label="<b>Map</b>" />)
  const icons = [...body.querySelectorAll('svg')]
  expect(icons.map((icon) => icon.getAttribute('aria-hidden'))).toEqual(['true', 'true'])
  expect(body.querySelector('a')?.textContent).toBe('<b>Map</b>')
  expect(body.querySelector('b')).toBeNull()
})
