// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { watchPasting } from './paste-clicks.tsx'
import { addPasteTarget } from './paste-targets.ts'

vi.mock('@payloadcms/ui', () => ({ toast: { error: vi.fn() } }))

const PAGE = `<form><button class="popup-button"></button></form>
  <div class="popup__content"><button class="array-actions__duplicate"></button>
  <button class="array-actions__paste"></button></div>`

afterEach(() => document.body.replaceChildren())

test('a form for many records does not offer to paste rows; the form of one record pastes', () => {
  vi.useFakeTimers()
  document.body.innerHTML = PAGE
  const stop = watchPasting(document)
  const [opener, duplicate, paste] = document.querySelectorAll('button')
  opener?.click()
  vi.runAllTimers()
  expect([duplicate, paste].map((button) => button?.style.display)).toEqual(['', 'none'])

  document.body.innerHTML = PAGE
  const form = document.querySelector('form')
  if (!form) throw new Error('There is no form.')
  const into = vi.fn(() => undefined)
  const end = addPasteTarget(form, into)
  const [again, , own] = document.querySelectorAll('button')
  again?.click()
  vi.runAllTimers()
  expect(own?.style.display).toBe('')
  own?.click()
  expect(into).toHaveBeenCalledWith(again)
  end()
  stop()
  vi.useRealTimers()
})
