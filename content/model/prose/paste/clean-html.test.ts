import { Window } from 'happy-dom'
import { expect, test } from 'vitest'
import { cleanHtml, htmlOfText } from './clean-html.ts'
import * as samples from './samples.ts'

function parse(html: string): Document {
  const { document } = new Window()
  document.write(html)
  // happy-dom has types of its own for the DOM.
  return document as unknown as Document
}

const clean = (html: string) => cleanHtml(html, parse)

test('Word: no fonts, no empty paragraphs, its lists are lists', () => {
  expect(clean(samples.word)).toBe(
    '<p>The <strong>north jetty</strong> is <em>closed</em>.</p>' +
      '<ul><li>Bring a towel</li><li><ul><li>or two</li></ul></li><li>Leave the <a href="https://example.org/dogs">dog</a></li></ul>' +
      '<ol><li>Call 112</li><li>Wait</li></ol><p>Signed, the harbour master</p>',
  )
})

test('Google Docs: its wrapper element is not bold, and styles become formats', () => {
  expect(clean(samples.googleDocs)).toBe(
    '<p>Opening hours</p><p>From <strong>nine</strong> to <em>five</em>, see <a href="https://example.org/plan">the plan</a></p>' +
      '<ul><li>Monday</li><li>Tuesday</li><li><ul><li>morning only</li></ul></li></ul>',
  )
})

test('Word: tracked deletions and comments are left out', () => {
  expect(clean(samples.reviewedWord)).toBe(
    '<p>Built in 2004, by the sea.</p><p>The price is fine.</p>',
  )
})

test('a web page by Google Docs: comments and their marks are left out', () => {
  expect(clean(samples.commentedGoogleDocs)).toBe('<p>Opening hours</p><p>From nine to five</p>')
})

test('LibreOffice: deletions and comments are left out', () => {
  expect(clean(samples.libreOffice)).toBe('<p>Built in 2004.</p>')
})

test('words that are struck through without tracked changes are kept', () => {
  expect(clean('<p>Now <s>2,000</s> 1,500 <span class="msoIns">euros</span></p>')).toBe(
    '<p>Now 2,000 1,500 euros</p>',
  )
})

test('a web page: tables become paragraphs, scripts and pictures are removed', () => {
  expect(clean(samples.webPage)).toBe(
    '<p>Tides</p><p>High water<br>at noon</p><p>Monday</p><p>12:04</p><p>Tuesday</p><p>12:51</p><p>Next page</p>',
  )
})

test('non-breaking spaces are kept between words only, and only one', () => {
  expect(clean('<p>&nbsp;&nbsp;10&nbsp;€ &nbsp; or <b>&nbsp;</b>less&nbsp;</p><p>&nbsp;</p>')).toBe(
    '<p>10\u00a0€ or less</p>',
  )
})

test.each([['javascript:alert(1)'], ['#_Toc1'], ['file:///C:/plan.docx']])(
  'a link to %s becomes plain words',
  (href) => {
    expect(clean(`<a href="${href}">words</a>`)).toBe('<p>words</p>')
  },
)

test('an item of several paragraphs is one item', () => {
  expect(clean('<ol><li><p>One</p><p>more</p></li><li>Two<ul><li>b</li></ul></li></ol>')).toBe(
    '<ol><li>One<br>more</li><li>Two</li><li><ul><li>b</li></ul></li></ol>',
  )
})

test('two line breaks start a paragraph', () => {
  expect(clean('one<br>two<br><br>three<br>')).toBe('<p>one<br>two</p><p>three</p>')
})

test('a plain text has paragraphs and lines', () => {
  expect(htmlOfText('one\r\ntwo\n \n\n<three>\n')).toBe('<p>one<br>two</p><p>&lt;three&gt;</p>')
})

test('markup in plain text stays text', () => {
  expect(clean('<p>&lt;b&gt; &amp; "x"</p>')).toBe('<p>&lt;b&gt; &amp; &quot;x&quot;</p>')
})
