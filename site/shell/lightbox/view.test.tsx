import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Lightbox } from './view.tsx'

const html = renderToStaticMarkup(<Lightbox />)

test('the lightbox is rendered closed, without a picture to load', () => {
  expect(html).toMatch(/^<dialog id="lightbox"/)
  expect(html).not.toMatch(/<dialog[^>]* open/)
  expect(html).not.toMatch(/ src="|srcset="[^"]/i)
})

test('the template has a picture, two kinds of film, and a fault', () => {
  const template = /<template>(.*)<\/template>/s.exec(html)?.[1] ?? ''
  for (const part of ['data-zooms=""><img', '<video muted', 'data-embed=""', 'role="status"'])
    expect(template).toContain(part)
})
