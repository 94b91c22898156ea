import { copyFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createClient } from '@libsql/client'
import { expect, test } from 'vitest'
import { isOnPostgres } from '../testing/database-url.ts'
import { accepted, handOver } from '../testing/enquiry.ts'
import { openContent } from '../testing/payload.ts'
import { run } from '../testing/program.ts'
import { erasePerson } from './person.ts'

async function ask(file: string, sql: string) {
  const client = createClient({ url: `file:${file}` })
  const { rows } = await client.execute(sql)
  client.close()
  return rows.map(({ email }) => email)
}

const ADDRESSES = 'SELECT email FROM enquiries ORDER BY id'

test.skipIf(isOnPostgres())(
  'a restored backup is erased before the service answers',
  async () => {
    await using content = await openContent()
    const { folder, payload } = content
    const [file, backup] = [join(folder, 'content.sqlite'), join(folder, 'backup.sqlite')]
    for (const email of ['gone@example.com', 'kept@example.com'])
      await handOver(payload, accepted({ email }))
    await ask(file, `VACUUM INTO '${backup}'`)
    expect(await erasePerson(payload, 'gone@example.com')).toBe(1)
    await payload.destroy()
    for (const end of ['', '-wal', '-shm']) await rm(file + end, { force: true })
    await copyFile(backup, file)
    expect(await ask(file, ADDRESSES)).toEqual(['gone@example.com', 'kept@example.com'])

    const { output } = await run(
      'content/testing/killed/service.ts',
      { DATA_DIR: folder },
      'listening',
    )
    expect(output).toContain('listening')
    expect(await ask(file, ADDRESSES)).toEqual(['', 'kept@example.com'])
    expect(output).not.toMatch(/gone@|kept@/)
  },
  180_000,
)
