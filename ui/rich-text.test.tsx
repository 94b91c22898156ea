import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type RichTag, RichText } from './rich-text.tsx'
import { parseHtml } from './testing/render.ts'

const ALL: RichTag[] = ['p', 'br', 'a', 'strong', 'em', 'u', 's', 'ul', 'ol', 'li']
/** The exact HTML, which could be unbalanced or unescaped; a parser would hide that. */
const html = (text: string | null, allow?: RichTag[]) =>
  renderToStaticMarkup(<RichText html={text} {...(allow && { allow })} />)

/** The only element in the output for a text whose links are allowed. */
function onlyLink(text: string) {
  const { body } = parseHtml(html(text, ['a']))
  expect(body.childNodes).toHaveLength(1)
  return body.querySelector('a')
}

test('without allowed tags only the text stays', () => {
  expect(html('<p>The <strong>Gatehouse</strong><br>1 Shore Lane</p>')).toBe(
    'The Gatehouse1 Shore Lane',
  )
})

test('allowed tags are kept without their attributes', () => {
  const text =
    '<p class="x" style="position:fixed" onclick="go()">The <EM>Gatehouse</EM><br/>Lane</p>'
  expect(html(text, ['p', 'br'])).toBe('<p>The Gatehouse<br/>Lane</p>')
  expect(html(text, ['p', 'em'])).toBe('<p>The <em>Gatehouse</em>Lane</p>')
})

test('links keep their address and open like other links of the site', () => {
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
  '/\\evil.com',
  '/\t/evil.com',
  '/&#9;/evil.com',
  'ht\ntp://evil.com',
  'https:evil.com',
  '',
])('a link to "%s" is reduced to its text', (address) => {
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
  ['<scr<script>1</script>ipt>words', '1ipt&gt;words'],
  ['<p title="<script>">words</p>', '<p>words</p>'],
  ['<!-- <script> -->words', 'words'],
  ['<STYLE>p{}</scripting></style >words', 'words'],
  ['words <b', 'words '],
])('"%s" is reduced to what is allowed', (text, shown) => {
  expect(html(text, ALL)).toBe(shown)
})

test("unclosed and unmatched tags don't affect the markup around the text", () => {
  expect(html('</div><p>One <strong>two</p>three</strong></p>', ALL)).toBe(
    '<p>One <strong>two</strong></p><strong>three</strong>',
  )
})

test.each([
  ['<p>One<p>Two</p>', '<p>One</p><p>Two</p>'],
  ['<a href="/one">One<a href="/two">Two</a>', '<a href="/one">One</a><a href="/two">Two</a>'],
  ['<ul><li>One<li>Two</ul>', '<ul><li>One</li><li>Two</li></ul>'],
  ['<ul><li><p>One<li>Two</ul>', '<ul><li><p>One</p></li><li>Two</li></ul>'],
  [
    '<ul><li>One<ol><li>Two</ol><li>Three</ul>',
    '<ul><li>One<ol><li>Two</li></ol></li><li>Three</li></ul>',
  ],
  ['<p>One<ul><li>Two</ul>', '<p>One</p><ul><li>Two</li></ul>'],
  ['<li>One</li>', 'One'],
])('elements that cannot be nested are closed first: "%s"', (text, shown) => {
  expect(html(text, ALL)).toBe(shown)
})

test.each([
  ['<a title="x"href="/good">words</a>', '/good'],
  ["<a title=' href=\"/evil\"' href='/good'>words</a>", '/good'],
  ['<a href=/good href="/evil">words</a>', '/good'],
  ['<a data-href="/evil" HREF = "/good">words</a>', '/good'],
  ['<a href="HTTPS://good.example">words</a>', 'HTTPS://good.example'],
])('the address comes from the href attribute: %s', (text, address) => {
  expect(onlyLink(text)?.getAttribute('href')).toBe(address)
})

test('an address in capitals opens in a new tab, too', () => {
  const link = onlyLink('<a href="HTTPS://good.example">words</a>')
  expect(link?.getAttribute('target')).toBe('_blank')
})

test('href inside the value of another attribute is ignored', () => {
  expect(html('<a title=\'x href="/evil" \'>words</a>', ['a'])).toBe('words')
})

test('character references are decoded, unknown ones kept', () => {
  expect(html('Caf&eacute; &ndash; it&rsquo;s &Eacute;t&eacute;&nbsp;&euro;&frac12;&#8212;')).toBe(
    'Caf\u00e9 \u2013 it\u2019s \u00c9t\u00e9\u00a0\u20ac\u00bd\u2014',
  )
  expect(html('&constructor; &nosuch; &#xd800;&amp;lt;')).toBe(
    '&amp;constructor; &amp;nosuch; \ufffd&amp;lt;',
  )
})

/** A parser with quadratic runtime would exceed the test's timeout. */
test.each([
  '<a ',
  '<a x="',
  "<a x='>",
  '<a x=">"',
  '</a',
  '<!--',
  '<!',
  '<script></script',
  '&amp',
])('a long run of "%s" is read in linear time', (part) => {
  expect(html(`words${part.repeat(40_000)}`, ALL)).toMatch(/^words/)
})

test('nesting is limited to a maximum depth', () => {
  const { body } = parseHtml(html(`${'<em>'.repeat(20_000)}words`, ALL))
  expect(body.textContent).toBe('words')
  expect(body.querySelectorAll('em').length).toBeLessThan(39)
})

test('empty text renders nothing', () => {
  expect(html(null, ALL)).toBe('')
})
