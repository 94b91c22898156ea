import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Prose } from './prose.tsx'
import { Text } from './text.tsx'

/** The HTML without the names that CSS modules give. */
const html = (component: React.ReactNode) =>
  renderToStaticMarkup(component).replaceAll(/ class="[^"]*"/g, '')

test('prose without formatting looks like plain text', () => {
  expect(html(<Prose html={'<p>one<br>two</p><p></p><p>*three* &lt;br&gt; &#39;s</p>'} />)).toBe(
    html(<Text text={"one\ntwo\n\n*three* <br> 's"} />),
  )
  expect(html(<Prose html={null} />)).toBe('')
})

test('prose keeps emphasis, lists and links, and nothing else', () => {
  const text =
    '<h2>A <u>b</u></h2><p><strong>c</strong> <em>d</em></p><ul><li>e<img src="x"></li></ul><ol><li><a href="/f">g</a></li></ol>'
  expect(html(<Prose html={text} />)).toBe(
    '<div data-reveal="fade">A b<p><strong>c</strong> <em>d</em></p><ul><li>e</li></ul><ol><li><a href="/f">g</a></li></ol></div>',
  )
})
