import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { claimFolder } from './alone.ts'

async function folder() {
  const path = await mkdtemp(join(tmpdir(), 'belvedere-alone-'))
  onTestFinished(() => rm(path, { recursive: true, force: true }))
  return path
}

test('a folder has one content service, and the next one when it has ended', async () => {
  const path = await folder()
  const first = claimFolder(path)
  expect(() => claimFolder(path)).toThrow(/Another content service uses .+PostgreSQL/)
  first.close()
  claimFolder(path).close()
})

test('a killed service leaves its folder to the next one', async () => {
  const path = await folder()
  const module = join(import.meta.dirname, 'alone.ts')
  const code = `import { claimFolder } from '${module}'
globalThis.lock = claimFolder('${path}'); console.log('claimed'); setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: 'pipe' })
  await once(child.stdout, 'data')
  expect(() => claimFolder(path)).toThrow(/Another content service/)
  child.kill('SIGKILL')
  await once(child, 'close')
  claimFolder(path).close()
})
