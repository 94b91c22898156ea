// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { AskAlt } from './ask-alt.tsx'

const file = new File(['new'], 'pier.pdf', { type: 'application/pdf' })

async function ask(before: string) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const place = document.createElement('div')
  document.body.replaceChildren(place)
  const onReplace = vi.fn()
  const props = {
    file,
    before,
    focus: { x: 20, y: 30 },
    progress: undefined,
    flaw: '',
    onReplace,
    onLeave: () => {},
  }
  await act(async () => createRoot(place).render(<AskAlt {...props} />))
  const [button] = place.querySelectorAll('button')
  const click = (selector: string) =>
    act(async () => place.querySelector<HTMLElement>(selector)?.click())
  return { place, button, click, onReplace }
}

test('a file is not replaced before its alt text was confirmed or changed', async () => {
  const { place, button, click, onReplace } = await ask('The old pier')
  expect(button?.disabled).toBe(true)
  await click('button')
  expect(onReplace).not.toHaveBeenCalled()
  expect(place.querySelector('textarea')?.value).toBe('The old pier')
  await click('input')
  expect(button?.disabled).toBe(false)
  await click('button')
  expect(onReplace.mock.calls).toEqual([['The old pier']])
})

test('the dialog says that the focal point stays, and at which position', async () => {
  const { place } = await ask('')
  expect(place.textContent).toContain('The focal point stays at 20 % from left and 30 % from top.')
})
