import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../launch/paths.ts'

const entry = join(root, 'scripts/run.mjs')

test.each(['12.22.0', '18.20.4', '19.9.0'])('Node %s is refused with a clear sentence', (old) => {
  const pretend = `data:text/javascript,Object.defineProperty(process,'versions',{value:{node:'${old}'}})`
  const { status, stderr } = spawnSync(process.execPath, ['--import', pretend, entry, 'start'])
  expect(status).toBe(1)
  expect(stderr.toString()).toBe(
    `  ✗  Node ${old} is too old: install Node 20 or newer from https://nodejs.org.\n`,
  )
})

test('an old Node reaches the error message: the entry uses no newer syntax', () => {
  expect(readFileSync(entry, 'utf8')).not.toMatch(/^import |\bawait\b|\?\?|\?\./m)
})

const commands: Record<string, string> = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
).scripts
const scripts = Object.values(commands).flatMap(
  (line) => /^node scripts\/run\.mjs (\S+)/.exec(line)?.[1] ?? [],
)

test('every npm script that run.mjs starts is a file in scripts/', () => {
  expect(scripts).toEqual(expect.arrayContaining(['start', 'test', 'new-block']))
  for (const name of scripts) expect(existsSync(join(root, `scripts/${name}.ts`)), name).toBe(true)
})
