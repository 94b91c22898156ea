import { beforeEach, expect, test, vi } from 'vitest'

const runTask = vi.fn<(command: string, args: string[]) => Promise<string>>()
vi.mock('../launch/task.ts', () => ({
  runTask: (command: string, args: string[]) => runTask(command, args),
}))
beforeEach(() => vi.resetModules())

test('packages are installed one after another, and the lists are updated once', async () => {
  const { installFromDebian } = await import('./debian.ts')
  const log: string[] = []
  runTask.mockImplementation(async (_, args) => {
    const what = args[0] === 'update' ? 'update' : (args.at(-1) ?? '')
    log.push(`${what} starts`)
    await new Promise((resolve) => setTimeout(resolve, 5))
    log.push(`${what} ends`)
    return ''
  })
  await Promise.all([installFromDebian('one'), installFromDebian('two')])
  expect(log).toEqual(
    ['update', 'one', 'two'].flatMap((what) => [`${what} starts`, `${what} ends`]),
  )
})

test('a package that cannot be installed does not stop the next one', async () => {
  const { installFromDebian } = await import('./debian.ts')
  runTask.mockReset().mockRejectedValue(new Error('not root'))
  await installFromDebian('one')
  await installFromDebian('two')
  expect(runTask.mock.calls.map(([, args]) => args.at(-1))).toEqual(['-qq', 'one', 'two'])
})
