import { expect, test } from 'vitest'
import { htmlProblems, lettersIn, textIn } from './html-problems.ts'

test('accepts valid HTML', () => {
  const valid = '<section id="a"><h2 id="b">Salt</h2><a aria-label="Home"></a><i></i></section>'
  const named = '<article class="card" aria-labelledby="c"><h3 id="c">Sorrel</h3></article>'
  expect(htmlProblems(valid + named)).toEqual([])
})

test.each([
  ['<p>undefined</p>', 'contains “undefined”'],
  ['<p>€NaN</p>', 'contains “NaN”'],
  ['<p>[object Object]</p>', 'contains “[object Object]”'],
  ['<ul class="list"></ul>', 'empty element <ul class="list"></ul>'],
  ['<p><a href="/"></a></p>', 'empty element <a href="/"></a>'],
  ['<article id="a"><h2>A</h2></article>', 'article without a name <article id="a">'],
  ['<p id="a">1</p><p id="a">2</p>', 'duplicate id a'],
])('finds the problem in %s', (html, problem) => {
  expect(htmlProblems(html)).toEqual([problem])
})

test('extracts the same text regardless of markup', () => {
  const html = '<h2>Where the day<br/><em>begins</em></h2><p title="no">Salt &amp; stone</p>'
  expect(textIn(html)).toBe(lettersIn('Where the day\n*begins* Salt & stone'))
})
