// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useAsked } from './use-asked.ts'

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => vi.unstubAllGlobals())

type Props = { path: string | undefined; onAnswer: (answer: unknown) => void }

/** Shows nothing, and tells what the hook says each time. */
function Asker({ path, onAnswer }: Props) {
  onAnswer(useAsked(path))
  return null
}

/** A component that asks at a path, and a service that answers when the test says so. */
function openAsker() {
  const asked = new Map<string, (response: Response) => void>()
  vi.stubGlobal('fetch', (path: string) => new Promise((resolve) => asked.set(path, resolve)))
  let shown: unknown
  const onAnswer = (answer: unknown) => {
    shown = answer
  }
  const root = createRoot(document.createElement('div'))
  return {
    shown: () => shown,
    ask: (path?: string) => act(async () => root.render(<Asker {...{ path, onAnswer }} />)),
    answer: (path: string, response: Response) => act(async () => asked.get(path)?.(response)),
  }
}

test('an answer stays until that of another path is there', async () => {
  const { ask, answer, shown } = openAsker()
  await ask('/a')
  await answer('/a', Response.json('first'))
  await ask('/b')
  expect(shown()).toBe('first')
  await answer('/b', Response.json('second'))
  expect(shown()).toBe('second')
})

test('a late answer of an earlier path does not replace that of the current one', async () => {
  const { ask, answer, shown } = openAsker()
  await ask('/a')
  await ask('/b')
  await answer('/b', Response.json('second'))
  await answer('/a', Response.json('first'))
  expect(shown()).toBe('second')
})

test('without an answer, and without a path, there is nothing', async () => {
  const { ask, answer, shown } = openAsker()
  await ask('/a')
  await answer('/a', new Response('', { status: 500 }))
  expect(shown()).toBeUndefined()
  await ask('/b')
  await answer('/b', Response.json('second'))
  await ask(undefined)
  expect(shown()).toBeUndefined()
})
