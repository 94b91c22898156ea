import { expect, test } from 'vitest'
import { faultsOf, plain, wordsIn } from './faults.ts'

test('sound HTML has no faults', () => {
  const sound = '<section id="a"><h2 id="b">Salt</h2><a aria-label="Home"></a><i></i></section>'
  expect(faultsOf(sound)).toEqual([])
})

test.each([
  ['<p>undefined</p>', 'says “undefined”'],
  ['<p>€NaN</p>', 'says “NaN”'],
  ['<p>[object Object]</p>', 'says “[object Object]”'],
  ['<ul class="list"></ul>', 'an empty element <ul class="list"></ul>'],
  ['<p><a href="/"></a></p>', 'an empty element <a href="/"></a>'],
  ['<p id="a">1</p><p id="a">2</p>', 'the id a twice'],
])('%s has one', (html, fault) => {
  expect(faultsOf(html)).toEqual([fault])
})

test('words are the same however they are marked up', () => {
  const html = '<h2>Where the day<br/><em>begins</em></h2><p title="no">Salt &amp; stone</p>'
  expect(wordsIn(html)).toBe(plain('Where the day\n*begins* Salt & stone'))
})
