import { execFile } from 'node:child_process'
import { globSync, statSync, truncateSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { Random } from '@belvedere/kit/testing/random.ts'
import { areInstalled } from '../../../testing/installed.ts'
import { type Fault, seconds } from './fault.ts'

const run = promisify(execFile)

const NO_PRLIMIT = 'needs prlimit, which comes with util-linux'

/**
 * Every write to a file fails from here on, as on a full disk: limiting the size of files needs no
 * root and affects no other program.
 */
async function fillDisk(pid: number | undefined, ms: number): Promise<void> {
  await run('prlimit', ['--pid', String(pid), '--fsize=0:'])
  try {
    await sleep(ms)
  } finally {
    await run('prlimit', ['--pid', String(pid), '--fsize=unlimited:'])
  }
}

export const contentDiskFull: Fault = (world, random) => {
  if (!areInstalled('prlimit')) return NO_PRLIMIT
  const ms = random.between(3000, 8000)
  return {
    what: `the disk of the content service is full for ${seconds(ms)}`,
    isRefusing: true,
    run: () => fillDisk(world.content?.pid, ms),
  }
}

export const siteDiskFull: Fault = (world, random) => {
  if (!areInstalled('prlimit')) return NO_PRLIMIT
  const copy = random.pick(world.copies)
  const ms = random.between(4000, 10_000)
  return {
    what: `the disk of ${copy.name} of the site is full for ${seconds(ms)}`,
    run: () => fillDisk(copy.program?.pid, ms),
  }
}

export const databaseLocked: Fault = ({ settings }, random) => {
  const ms = random.between(1000, 12_000)
  return {
    what: `the database is locked for ${seconds(ms)}`,
    isRefusing: true,
    run: async () => {
      const file = join(settings.addresses.dataDir, 'content.sqlite')
      const database = new DatabaseSync(file, { timeout: 5000 })
      try {
        database.exec('BEGIN EXCLUSIVE')
        await sleep(ms)
        database.exec('ROLLBACK')
      } finally {
        database.close()
      }
    },
  }
}

const CACHES = '{site-pages,site-media,site-media-files,site-made}/**/*'

export const filesDamaged: Fault = (world, random) => {
  const copy = random.pick(world.copies)
  return {
    what: `${copy.name} of the site is killed, and a third of its files damaged before its start`,
    cutOff: [copy],
    run: async () => {
      const own = random.fork()
      await world.killCopy(copy)
      const names = globSync(CACHES, { cwd: copy.dataDir })
      const files = names.map((name) => join(copy.dataDir, name))
      for (const file of files)
        if (statSync(file).isFile() && own.between(1, 3) === 1) await damage(file, own)
      await world.startCopy(copy)
    },
  }
}

/** Truncates a file, or flips a bit of it. */
async function damage(file: string, random: Random): Promise<void> {
  const { size } = statSync(file)
  if (size === 0) return
  const at = random.between(0, size - 1)
  if (random.next() < 0.5) return truncateSync(file, at)
  const handle = await open(file, 'r+')
  const byte = Buffer.alloc(1)
  await handle.read(byte, 0, 1, at)
  byte.writeUInt8(byte.readUInt8() ^ (1 << random.between(0, 7)))
  await handle.write(byte, 0, 1, at)
  await handle.close()
}
