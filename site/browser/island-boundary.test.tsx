// @vitest-environment happy-dom
import { act, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { IslandBoundary } from './island-boundary.tsx'

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))

/** A form with a text that a press of its button removes; the second press makes it throw. */
function Form() {
  const [presses, setPresses] = useState(0)
  if (presses === 2) throw new Error('Pressed twice.')
  return (
    <form>
      {presses === 0 && 'Answered within two days'}
      <input name="name" />
      <input name="day" type="radio" value="mon" />
      <input name="day" type="radio" value="tue" />
      <select name="houses" multiple>
        <option>Mill</option>
        <option>Barn</option>
        <option>Boathouse</option>
      </select>
      <button type="button" onClick={() => setPresses((count) => count + 1)}>
        Press
      </button>
    </form>
  )
}

/** Shows the form in a block, with the server's HTML as its last resort. */
async function show() {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  document.body.innerHTML = '<div data-block="contact_form"></div>'
  const block = document.querySelector<HTMLElement>('div')
  if (!block) throw new Error('The document has no block.')
  const root = createRoot(block)
  onTestFinished(() => act(() => root.unmount()))
  const again = (
    <IslandBoundary block={block} fallback={<input name="name" data-last="" />}>
      <Form />
    </IslandBoundary>
  )
  await act(() =>
    root.render(
      <IslandBoundary block={block} fallback={again}>
        <Form />
      </IslandBoundary>,
    ),
  )
  const press = () => act(() => document.querySelector('button')?.click())
  return { block, log, press }
}

const named = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)
const days = () => [...document.querySelectorAll<HTMLInputElement>('[name="day"]')]
const houses = () => document.querySelector<HTMLSelectElement>('select')

function fillIn() {
  named('name')?.focus()
  named('name')?.setAttribute('data-old', '')
  Object.assign(named('name') ?? {}, { value: 'Ines' })
  Object.assign(days()[1] ?? {}, { checked: true })
  for (const index of [0, 2]) Object.assign(houses()?.options[index] ?? {}, { selected: true })
  named('name')?.setSelectionRange(1, 3)
}

/** Puts the first text of the form into an element, as translators do. */
function translate() {
  const text = document.querySelector('form')?.firstChild
  const font = document.createElement('font')
  text?.replaceWith(font)
  font.textContent = 'Antwort in zwei Tagen'
}

function wrap(selector: string) {
  const element = document.querySelector(selector)
  const wrapper = document.createElement('div')
  element?.replaceWith(wrapper)
  if (element) wrapper.append(element)
  named('name')?.focus()
}

test.each([
  ['is replaced', translate],
  ['is replaced in a form that is wrapped as a whole', () => [translate(), wrap('form')]],
])('when a text that React removes %s, the form is rendered again as it was', async (_, change) => {
  const { log, press } = await show()
  fillIn()
  change()
  await press()
  expect(log).toHaveBeenCalledWith(
    expect.stringMatching(/^Block kind contact_form/),
    expect.anything(),
  )
  expect(document.querySelectorAll('form, input[name="name"]')).toHaveLength(2)
  expect(named('name')?.hasAttribute('data-old')).toBe(false)
  expect(named('name')?.value).toBe('Ines')
  expect(days().map(({ checked }) => checked)).toEqual([false, true])
  expect([...(houses()?.selectedOptions ?? [])].map(({ value }) => value)).toEqual([
    'Mill',
    'Boathouse',
  ])
  expect(document.activeElement).toBe(named('name'))
  expect([named('name')?.selectionStart, named('name')?.selectionEnd]).toEqual([1, 3])
  await press()
  expect(document.querySelector('form')?.textContent).not.toContain('Answered')
})

test('an island that fails again becomes the HTML of the server, with what was entered', async () => {
  const { block, press } = await show()
  fillIn()
  for (let i = 0; i < 4; i++) await press()
  expect(block.innerHTML).toContain('data-last')
  expect(document.querySelectorAll('form, input')).toHaveLength(1)
  expect(named('name')?.value).toBe('Ines')
  expect(document.activeElement).toBe(named('name'))
})
