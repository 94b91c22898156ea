import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { folderFinding } from './data-folder.ts'
import { versionFindings } from './versions.ts'
import { sqliteFinding } from './writers.ts'

function folder() {
  const dir = mkdtempSync(join(tmpdir(), 'belvedere-machine-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  return dir
}

/** A process that has the file open. */
async function holder(file: string) {
  const child = spawn('sh', ['-c', 'exec 3< "$1"; echo open; exec sleep 60', 'sh', file])
  onTestFinished(() => void child.kill('SIGKILL'))
  await once(child.stdout, 'data')
  return child.pid
}

test.skipIf(!existsSync('/proc/self/fd'))('processes that have the database open', async () => {
  const file = join(folder(), 'content.sqlite')
  writeFileSync(file, '')
  expect(sqliteFinding(file)).toEqual({
    is: 'ok',
    found: `No process of this user has ${file} open.`,
  })
  const one = await holder(file)
  expect(sqliteFinding(file)).toMatchObject({
    is: 'ok',
    found: expect.stringContaining(`${one} (`),
  })
  const other = await holder(file)
  const both = sqliteFinding(file)
  expect(both.is).toBe('fault')
  for (const pid of [one, other]) expect(both.found).toContain(`${pid} (`)
})

test('a database that is not there has no writers', () => {
  expect(sqliteFinding(join(folder(), 'none.sqlite')).is).toBe('ok')
})

test('a folder of data belongs to one user', () => {
  const dir = folder()
  writeFileSync(join(dir, 'content.sqlite'), '')
  expect(folderFinding(dir).is).toBe('ok')
  expect(folderFinding(join(dir, 'none'))).toMatchObject({
    is: 'warning',
    found: `${join(dir, 'none')} does not exist yet.`,
  })
})

test.skipIf(process.getuid?.() !== 0)('what root has made in it is named', () => {
  const dir = folder()
  chownSync(dir, 1234, 1234)
  writeFileSync(join(dir, 'content.sqlite'), '')
  expect(folderFinding(dir)).toMatchObject({
    is: 'fault',
    found: `In ${dir}, content.sqlite have another owner than the folder.`,
  })
})

test('code without its packages, its Node and its builds is told', () => {
  const dir = folder()
  writeFileSync(join(dir, 'package.json'), '{"dependencies":{"node":"1.2.3"}}')
  writeFileSync(join(dir, 'package-lock.json'), '{}')
  expect(versionFindings(dir).map(({ found }) => found)).toEqual([
    `This is Node ${process.version}, and the packages have 1.2.3.`,
    'The packages are not those of package-lock.json.',
    'Not built: site/dist/server/main.js and content/.next/BUILD_ID.',
  ])
  mkdirSync(join(dir, 'site/dist/server'), { recursive: true })
  writeFileSync(join(dir, 'site/dist/server/main.js'), '')
  expect(versionFindings(dir).at(-1)?.found).toBe('Not built: content/.next/BUILD_ID.')
})
