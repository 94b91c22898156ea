// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { Fields } from '../together/same.ts'
import type { FormState } from '../together/use-form-state.ts'
import type { Offer } from './kept-form.ts'
import { useBringBack } from './use-bring-back.tsx'

const told = vi.hoisted(() => vi.fn())
vi.mock('@payloadcms/ui', () => ({
  toast: { error: told },
  Button: (props: { onClick: () => void; disabled?: boolean; children: string }) => (
    <button type="button" disabled={props.disabled} onClick={props.onClick}>
      {props.children}
    </button>
  ),
}))
vi.mock('@payloadcms/ui/icons/X', () => ({ XIcon: () => null }))
vi.mock('../together/use-describe.ts', () => ({
  useDescribe: () => (path: string[]) => ({ label: path.join(' ') }),
}))

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))

type Held = { bringBack?: ReturnType<typeof useBringBack>['bringBack'] }

function Form({ form, held }: { form: FormState; held: Held }) {
  const { bringBack, dialog } = useBringBack(form)
  held.bringBack = bringBack
  return dialog
}

/** An open form with contents, to which an offer is brought back. */
async function openForm(contents: Fields) {
  const shown = { contents }
  const form = {
    read: () => shown.contents,
    replace: vi.fn(async (next: Fields) => {
      shown.contents = next
      return true
    }),
    mark: vi.fn(),
    markChanged: vi.fn(),
  }
  const held: Held = {}
  const root = createRoot(document.createElement('div'))
  onTestFinished(() => act(() => root.unmount()))
  await act(async () => root.render(<Form {...{ form, held }} />))
  const bringBack = async (mine: Fields, started: Fields) => {
    const offer: Offer = { mine, started, leftAt: '', drop: () => undefined }
    const done: { isBack: Promise<boolean> | undefined } = { isBack: undefined }
    await act(async () => {
      done.isBack = held.bringBack?.(offer, started)
    })
    return done
  }
  const click = (label: string) =>
    act(async () => {
      const buttons = [...document.querySelectorAll('dialog button')]
      const [button] = buttons.filter(({ textContent }) => textContent === label)
      if (!(button instanceof HTMLButtonElement)) throw new Error(`There is no “${label}”.`)
      button.click()
    })
  return { form, shown, bringBack, click }
}

const blank = { title: '', kind: 'villa', note: '' }

test('what was not typed since is brought back beside what was', async () => {
  const { form, shown, bringBack } = await openForm({ ...blank, note: 'Since' })
  const { isBack } = await bringBack({ ...blank, title: 'Before' }, blank)
  expect(await isBack).toBe(true)
  expect(shown.contents).toEqual({ title: 'Before', kind: 'villa', note: 'Since' })
  expect(form.markChanged).toHaveBeenCalledOnce()
  expect(document.querySelector('dialog')).toBeNull()
})

test('it asks about a field that was typed twice, and drops neither before that', async () => {
  const { shown, bringBack, click } = await openForm({ ...blank, title: 'Since' })
  const { isBack } = await bringBack({ ...blank, title: 'Before', note: 'Kept' }, blank)
  expect(document.querySelector('dialog')?.textContent).toContain('You have typed here since')
  expect(shown.contents).toMatchObject({ title: 'Since', note: '' })
  await click('All from now')
  await click('Go on')
  expect(await isBack).toBe(true)
  expect(shown.contents).toMatchObject({ title: 'Since', note: 'Kept' })
})

test('what is typed after the choice is asked about again', async () => {
  const { form, shown, bringBack, click } = await openForm({ ...blank, title: 'Since' })
  const { isBack } = await bringBack({ ...blank, title: 'Before' }, blank)
  form.replace.mockImplementationOnce(async () => {
    shown.contents = { ...blank, title: 'Later' }
    return false
  })
  await click('All from before')
  await click('Go on')
  expect(document.querySelector('dialog')?.textContent).toContain('Later')
  await click('All from now')
  await click('Go on')
  expect(await isBack).toBe(true)
  expect(shown.contents).toMatchObject({ title: 'Later' })
})

test('a form whose kept words cannot be shown stays as it is and says so', async () => {
  const { form, shown, bringBack } = await openForm({ ...blank, note: 'Since' })
  form.replace.mockRejectedValue(new Error('offline'))
  const { isBack } = await bringBack({ ...blank, title: 'Before' }, blank)
  expect(await isBack).toBe(false)
  expect(shown.contents).toEqual({ ...blank, note: 'Since' })
  expect([told.mock.calls.length, form.markChanged.mock.calls.length]).toEqual([1, 0])
})
