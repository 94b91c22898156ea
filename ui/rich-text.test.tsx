import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type RichTag, RichText } from './rich-text.tsx'

const ALL: RichTag[] = ['p', 'br', 'a', 'strong', 'em', 'u', 's', 'ul', 'ol', 'li']
const html = (text: string | null, allow?: RichTag[]) =>
  renderToStaticMarkup(<RichText html={text} {...(allow && { allow })} />)

test('without a list of tags only the words stay', () => {
  expect(html('<p>The <strong>Gatehouse</strong><br>1 Lighthouse Lane</p>')).toBe(
    'The Gatehouse1 Lighthouse Lane',
  )
})

test('the tags that are named are kept, without anything they carried', () => {
  const text =
    '<p class="x" style="position:fixed" onclick="go()">The <EM>Gatehouse</EM><br/>Lane</p>'
  expect(html(text, ['p', 'br'])).toBe('<p>The Gatehouse<br/>Lane</p>')
  expect(html(text, ['p', 'em'])).toBe('<p>The <em>Gatehouse</em>Lane</p>')
})

test('links keep their address and open as links of the site do', () => {
  expect(html('<a href="/map">Map</a>', ['a'])).toBe('<a href="/map">Map</a>')
  expect(html('<a target="_self" href="https://example.com/?a=1&amp;b=2">There</a>', ['a'])).toBe(
    '<a href="https://example.com/?a=1&amp;b=2" target="_blank" rel="noopener noreferrer">There</a>',
  )
})

test.each([
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  '&#106;avascript:alert(1)',
  'data:text/html,<b>1</b>',
  'vbscript:1',
  '//example.com',
  '',
])('a link to "%s" leaves its words', (address) => {
  expect(html(`<a href="${address}">words</a>`, ['a'])).toBe('words')
})

test.each([
  ['<script>alert(1)</script>words', 'words'],
  ['<style>p{}</style>words<script>1', 'words'],
  ['<!-- <p>no</p> -->words', 'words'],
  ['<img src=x onerror=alert(1)>words', 'words'],
  ['<svg><p>words</p></svg>', '<p>words</p>'],
  ['<p title=">">words</p>', '<p>words</p>'],
  ['&lt;script&gt; &amp; words', '&lt;script&gt; &amp; words'],
  ['1 < 2 words', '1 &lt; 2 words'],
  ['<scr<script>1</script>ipt>words', 'words'],
])('of "%s" nothing reaches the page that is not allowed', (text, shown) => {
  expect(html(text, ALL)).toBe(shown)
})

test('tags that are not closed, or closed too often, do not reach beyond the text', () => {
  expect(html('</div><p>One <strong>two</p>three</strong></p>', ALL)).toBe(
    '<p>One <strong>two</strong></p>three',
  )
})

test('nothing is drawn where nothing is written', () => {
  expect(html(null, ALL)).toBe('')
})
