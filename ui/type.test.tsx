import { expect, test } from 'vitest'
import { Display } from './display.tsx'
import { Eyebrow } from './eyebrow.tsx'
import { render } from './testing/render.ts'
import { Text } from './text.tsx'
import { BigArc } from './themes/day/arc.tsx'

test('every line of a title is an element, with spaces between for screen readers', () => {
  const body = render(<Display as="h2" id="t" title={'White walls,\n*larch shade*'} />)
  const title = body.firstElementChild
  expect(title?.matches('h2#t')).toBe(true)
  expect(title?.textContent).toBe('White walls, larch shade')
  const lines = [...body.querySelectorAll('h2 > span.ln')]
  expect(lines.map(({ textContent }) => textContent)).toEqual(['White walls,', 'larch shade'])
  const emphases = [...body.querySelectorAll('em')]
  expect(emphases.map(({ textContent }) => textContent)).toEqual(['larch shade'])
  expect(emphases[0]?.parentElement).toBe(lines[1])
})

test('markup in a title is escaped', () => {
  const body = render(<Display as="h1" title="<script>alert(1)</script>" />)
  expect(body.querySelector('h1')?.textContent).toBe('<script>alert(1)</script>')
  expect(body.querySelector('script')).toBeNull()
})

test('running text keeps only paragraphs and line breaks', () => {
  const body = render(<Text text={'one\ntwo\n\n*three* <br>'} />)
  const paragraphs = [...body.querySelectorAll('p')]
  expect(paragraphs.map(({ innerHTML }) => innerHTML)).toEqual(['one<br>two', '*three* &lt;br&gt;'])
  expect(paragraphs[0]?.nextSibling).toBe(paragraphs[1])
})

test('empty text renders no element', () => {
  expect(render(<Text text={' \n'} />).childNodes).toHaveLength(0)
  expect(render(<Eyebrow text={null} />).childNodes).toHaveLength(0)
})

test('the sun beside an eyebrow stands at the hour of what is around it', () => {
  const arc = render(<Eyebrow text="Noon" />).querySelector('.arc')
  expect(arc?.getAttribute('style')).toBeNull()
})

test("the sun's position follows the hour", () => {
  const style = (hour?: number) => render(<BigArc hour={hour} />).querySelector('svg')?.style
  expect(style(0)?.getPropertyValue('--hour')).toBe('0')
  expect(style()?.cssText).toBe('')
})
