import { afterEach, expect, test, vi } from 'vitest'
import { startTabs } from './tabs.ts'
import { parseHtml } from './testing/render.ts'

afterEach(() => vi.unstubAllGlobals())

/** Two tabs with their panels, as the script has made them. */
function twoTabs(hash = '') {
  const page = parseHtml(`<nav><a href="#one">One</a> <a href="#two">Two</a></nav>
    <main><div id="one"></div><div id="two"></div></main>`)
  const view = page.defaultView
  const [list, stage] = [page.querySelector('nav'), page.querySelector('main')]
  if (!view || !list || !stage) throw new Error('no tabs')
  vi.stubGlobal('location', { hash })
  vi.stubGlobal('Node', view.Node)
  startTabs(list, stage, new AbortController().signal)
  const [one, two] = list.querySelectorAll('a')
  if (!one || !two) throw new Error('no tabs')
  const send = (event: Event) => {
    two.dispatchEvent(event)
    return event.defaultPrevented
  }
  const all = { bubbles: true, cancelable: true }
  return {
    shown: () =>
      [...stage.children].filter((panel) => panel.hasAttribute('data-shown')).map(({ id }) => id),
    click: (how: MouseEventInit = {}) => send(new view.MouseEvent('click', { ...all, ...how })),
    press: (key: string) => send(new view.KeyboardEvent('keydown', { ...all, key })),
  }
}

test('the panel that the address names is shown first, else the first one', () => {
  expect(twoTabs().shown()).toEqual(['one'])
  expect(twoTabs('#two').shown()).toEqual(['two'])
})

test('a click on a tab and its keys show its panel', () => {
  const { shown, click, press } = twoTabs()
  expect([click(), shown()]).toEqual([true, ['two']])
  expect([press('Home'), shown()]).toEqual([true, ['one']])
  expect([press(' '), shown()]).toEqual([true, ['two']])
  expect([press('x'), shown()]).toEqual([false, ['two']])
})

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
  'a click with %o opens the link elsewhere and changes no tab',
  (how) => {
    const { shown, click } = twoTabs()
    expect([click(how), shown()]).toEqual([false, ['one']])
  },
)
