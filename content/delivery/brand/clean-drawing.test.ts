import { expect, test } from 'vitest'
import { cleanDrawing } from './clean-drawing.ts'

const svg = (inner: string, attributes = 'viewBox="0 0 100 20"') =>
  `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inner}</svg>`

test('shapes are kept; black takes the colour of the text, other colours stay', () => {
  const { box, content } = cleanDrawing(
    svg(
      '<title>Logo</title><path d="M0 0h9v9z" fill="#000"/><circle r="2" style="fill:#A94626;font:x"/>',
    ),
  )
  expect(box).toEqual({ x: 0, y: 0, width: 100, height: 20 })
  expect(content).toBe(
    '<g><path d="M0 0h9v9z" fill="currentColor"></path><circle r="2" fill="#A94626"></circle></g>',
  )
})

test('attributes and properties named like members of `Object.prototype` are left out', () => {
  const { content } = cleanDrawing(svg('<path d="M0 0" constructor="x" style="toString:y"/>'))
  expect(content).toBe('<g><path d="M0 0"></path></g>')
})

test('elements other than shapes are left out', () => {
  const { content } = cleanDrawing(
    svg(
      '<g onclick="a()" id="x" class="y"><path d="M0 0" onload="b()" fill="url(#p)" stroke="&quot;&gt;&lt;script&gt;" transform="rotate(4)"/></g>',
      'width="40" height="10" onload="c()" fill="none"',
    ),
  )
  expect(content).toBe('<g fill="none"><g><path d="M0 0" transform="rotate(4)"></path></g></g>')
})

test('an attribute named like a member of `Object.prototype` is left out like others', () => {
  const { content } = cleanDrawing(svg('<path d="M0 0" valueOf="x" style="constructor:x"/>'))
  expect(content).toBe('<g><path d="M0 0"></path></g>')
})

test.each([
  ['<text>Name</text>', /contains <text>.*text as outlines/],
  ['<style>path{fill:red}</style><path d="M0 0"/>', /contains <style>/],
  ['<image href="data:image/png;base64,AA=="/>', /contains <image>/],
  ['<svg><path d="M0 0"/></svg>', /a drawing within the drawing/],
  ['<x:g xmlns:x="http://www.w3.org/1999/xhtml"><path d="M0 0"/></x:g>', /contains <x:g>/],
  ['<g xmlns="urn:unknown"><path d="M0 0"/></g>', /contains <g>, which is no part/],
  ['<foreignObject><path d="M0 0"/></foreignObject>', /contains <foreignObject>/],
  ['<script>alert(1)</script><path d="M0 0"/>', /contains <script>/],
  ['<a href="javascript:alert(1)"><path d="M0 0"/></a>', /contains <a>/],
  ['<use href="https://example.com/a.svg#b"/>', /contains <use>/],
  ['<path d="M0 0"><animate attributeName="href" to="#a"/></path>', /contains <animate>/],
  ['<path d="M0 0"><set attributeName="onclick" to="a()"/></path>', /contains <set>/],
  ['&secret;<path d="M0 0"/>', /cannot be read/],
  ['', /has no shapes/],
  ['<path', /cannot be read/],
  [`<path d="${'M0 0'.repeat(4000)}"/>`, /more than 12 KB/],
])('refuses an SVG that is more than shapes: %.40s', (inner, message) => {
  expect(() => cleanDrawing(svg(inner))).toThrow(message)
})

test('the moving parts of a mark are kept apart, with their boxes', () => {
  const { content, parts } = cleanDrawing(
    svg(
      '<path d="M1 1"/><svg id="rise" x="33" y="33" width="34" height="17" viewBox="33 33 34 17"><circle r="3"/></svg>',
      'viewBox="0 0 100 100" stroke="black"',
    ),
  )
  expect(content).toBe('<g stroke="currentColor"><path d="M1 1"></path></g>')
  expect(parts).toEqual([
    {
      name: 'rise',
      box: { x: 33, y: 33, width: 34, height: 17 },
      content: '<g stroke="currentColor"><circle r="3"></circle></g>',
    },
  ])
})
