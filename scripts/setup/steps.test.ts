import { expect, onTestFinished, test, vi } from 'vitest'
import { runSteps, type Step, skip } from './steps.ts'

function listen() {
  const lines: string[] = []
  const log = vi.spyOn(console, 'log').mockImplementation((line) => void lines.push(String(line)))
  onTestFinished(() => log.mockRestore())
  return lines
}

const step = (name: string, run: Step['run'], after: string[] = []): Step => ({ name, run, after })

test('independent steps run in parallel', async () => {
  listen()
  const [first, second] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
  const meet = (mine: PromiseWithResolvers<string>, other: PromiseWithResolvers<string>) => () => {
    mine.resolve('met')
    return other.promise
  }
  await runSteps([step('one', meet(first, second)), step('two', meet(second, first))])
})

test('a step waits for those it comes after', async () => {
  listen()
  const order: string[] = []
  const quick = Promise.withResolvers<void>()
  const note = (name: string) => {
    order.push(name)
    return 'done'
  }
  const slow = step('slow', async () => {
    await quick.promise
    return note('slow')
  })
  await runSteps([
    slow,
    step('quick', async () => {
      quick.resolve()
      return note('quick')
    }),
    step('last', async () => note('last'), ['slow', 'quick']),
  ])
  expect(order).toEqual(['quick', 'slow', 'last'])
})

test('after a failure the other steps finish, dependent steps are skipped, and it rejects', async () => {
  const lines = listen()
  const dependant = vi.fn(async () => 'done')
  const steps = [
    step('broken', () => Promise.reject(new Error('No disk left.'))),
    step('other', async () => 'fine'),
    step('dependant', dependant, ['broken']),
  ]
  await expect(runSteps(steps)).rejects.toThrow('No disk left.')
  expect(dependant).not.toHaveBeenCalled()
  expect(lines.map((line) => line.replace(/[\d.]+ s/, '… s'))).toEqual([
    '  ✗  broken: failed after … s',
    '  ✓  other: fine (… s)',
    '  –  dependant: skipped',
  ])
})

test('a step with nothing to do prints nothing', async () => {
  const lines = listen()
  await runSteps([step('idle', async () => skip)])
  expect(lines).toEqual([])
})

test('a slow step is announced', async () => {
  const lines = listen()
  await runSteps([step('slow', () => new Promise((done) => setTimeout(done, 300, 'made')))])
  expect(lines[0]).toBe('  …  slow')
  expect(lines[1]).toMatch(/^ {2}✓ {2}slow: made \(0\.\d s\)$/)
})

test('a step that depends on an unknown step is an error', async () => {
  const lost = step('lost', async () => 'done', ['nowhere'])
  await expect(runSteps([lost])).rejects.toThrow('"lost" waits for "nowhere"')
})
