// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { patchTree } from './patch-tree.ts'

function element(html: string): Element {
  const root = document.createElement('div')
  root.innerHTML = html
  const [first] = root.children
  if (!first) throw new Error('The test has no element.')
  return first
}

test('texts and links change in place, and what behaviours have set stays', () => {
  const live = element('<nav hidden><a href="/old" aria-current="page">Old</a></nav>')
  const link = live.firstElementChild
  patchTree(live, element('<nav><a href="/new">New</a></nav>'))
  expect(live.outerHTML).toBe('<nav hidden=""><a href="/new" aria-current="page">New</a></nav>')
  expect(live.firstElementChild).toBe(link)
})

test('a list with other entries is replaced, and its siblings stay', () => {
  const live = element('<div><button data-x="1">Menu</button><ul><li>One</li></ul></div>')
  const button = live.firstElementChild
  patchTree(live, element('<div><button>Open</button><ul><li>One</li><li>Two</li></ul></div>'))
  expect(live.innerHTML).toBe('<button data-x="1">Open</button><ul><li>One</li><li>Two</li></ul>')
  expect(live.firstElementChild).toBe(button)
})
