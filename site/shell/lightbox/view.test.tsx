import { render } from '@belvedere/ui/testing/render.ts'
import { expect, test } from 'vitest'
import { Lightbox } from './view.tsx'

const body = render(<Lightbox />)
const template = body.querySelector('template')?.content

test('the lightbox is rendered closed, without a picture to load', () => {
  expect(body.firstElementChild?.matches('dialog#lightbox:not([open])')).toBe(true)
  const sources = [body, template].flatMap((part) => [
    ...(part?.querySelectorAll('[src], [srcset]:not([srcset=""])') ?? []),
  ])
  expect(sources).toEqual([])
})

test('the template has a picture, two kinds of video, and a fault', () => {
  for (const part of [
    '[data-zooms=""] > img:first-child',
    'video[muted]',
    '[data-embed=""]',
    '[role="status"]',
  ])
    expect(template?.querySelector(part), part).toBeTruthy()
})
