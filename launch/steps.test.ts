import { expect, onTestFinished, test, vi } from 'vitest'
import { runSteps, type Step, skip } from './steps.ts'

function listen() {
  const lines: string[] = []
  const log = vi.spyOn(console, 'log').mockImplementation((line) => void lines.push(String(line)))
  onTestFinished(() => log.mockRestore())
  return lines
}

const step = (name: string, run: Step['run']): Step => ({ name, run })

test('steps run in parallel', async () => {
  listen()
  const [first, second] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
  const meet = (mine: PromiseWithResolvers<string>, other: PromiseWithResolvers<string>) => () => {
    mine.resolve('met')
    return other.promise
  }
  await runSteps([step('one', meet(first, second)), step('two', meet(second, first))])
})

test('after a failure the other steps finish, and it rejects', async () => {
  const lines = listen()
  const steps = [
    step('broken', () => Promise.reject(new Error('No disk left.'))),
    step('other', async () => 'fine'),
  ]
  await expect(runSteps(steps)).rejects.toThrow('No disk left.')
  expect(lines.map((line) => line.replace(/[\d.]+ s/, '… s'))).toEqual([
    '  ✗  broken: failed after … s',
    '  ✓  other: fine (… s)',
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
