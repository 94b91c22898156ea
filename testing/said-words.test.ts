import { expect, test } from 'vitest'
import { saidWords } from './said-words.ts'

test('texts, attributes that are read aloud, and the head are words of a page; styles and addresses are not', () => {
  const words = saidWords(`<title>Tab</title>
<meta name="description" content="Found">
<meta content="Shared" property="og:description">
<meta name="viewport" content="width">
<style>.close{}</style><script>next()</script>
<nav aria-label="Aloud" class="menu"><a href="/search" title="Hint">Text</a></nav>
<img alt="Seen" src="price.webp"><input placeholder="Typed">`)
  for (const word of ['Tab', 'Found', 'Shared', 'Aloud', 'Hint', 'Text', 'Seen', 'Typed'])
    expect(words).toContain(word)
  expect(words).not.toMatch(/width|close|next|menu|search|price/)
})
