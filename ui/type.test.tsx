import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BigArc } from './arc.tsx'
import { Display } from './display.tsx'
import { Eyebrow } from './eyebrow.tsx'
import { Text } from './text.tsx'

test('every line of a title is an element, with spaces between for screen readers', () => {
  const html = renderToStaticMarkup(
    <Display as="h2" id="t" title={'White walls,\n*larch shade*'} />,
  )
  expect(html).toContain(
    '<span class="ln">White walls,</span> <span class="ln"><em>larch shade</em></span>',
  )
  expect(html).toMatch(/^<h2 id="t"/)
})

test('markup in a title is escaped', () => {
  const html = renderToStaticMarkup(<Display as="h1" title="<script>alert(1)</script>" />)
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(html).not.toContain('<script')
})

test('running text keeps only paragraphs and line breaks', () => {
  const html = renderToStaticMarkup(<Text text={'one\ntwo\n\n*three* <br>'} />)
  expect(html).toContain('<p>one<br/>two</p><p>*three* &lt;br&gt;</p>')
})

test('empty text renders no element', () => {
  expect(renderToStaticMarkup(<Text text={' \n'} />)).toBe('')
  expect(renderToStaticMarkup(<Eyebrow text={null} hour={0.5} />)).toBe('')
})

test("the sun's position follows the hour", () => {
  expect(renderToStaticMarkup(<Eyebrow text="Noon" hour={0.5} />)).toContain('--h:0.5')
  expect(renderToStaticMarkup(<BigArc hour={0.5} />)).toContain('cx="50.00" cy="2.00"')
  expect(renderToStaticMarkup(<BigArc hour={0} />)).toContain('cx="2.00" cy="50.00"')
})
