import { execFile } from 'node:child_process'
import { renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { NamedFinding } from '@belvedere/kit/health/finding.ts'
import { closedPort, plainServer, tlsServer } from '@belvedere/kit/testing/tls-server.ts'
import { expect, onTestFinished, test } from 'vitest'
import { node, root } from '../../launch/paths.ts'
import type { Env } from '../../launch/program.ts'
import { TIMEOUT_MS, testWorld } from './test-world.ts'

/** What `npm run doctor -- --json` finds with these settings, and how it ends. */
function askDoctor(env: Env): Promise<{ code: number; findings: NamedFinding[] }> {
  const args = [join(root, 'scripts/doctor.ts'), '--json']
  return new Promise((resolve, reject) => {
    execFile(node, args, { env: { ...process.env, ...env } }, (error, stdout, stderr) => {
      const code = typeof error?.code === 'number' ? error.code : 0
      if (stdout.startsWith('[')) resolve({ code, findings: JSON.parse(stdout) })
      else reject(new Error(`The doctor printed no findings: ${stderr}`, { cause: error }))
    })
  })
}

const foundBy = (findings: NamedFinding[], check: string) =>
  findings.filter(({ name, is }) => name === check && is !== 'ok').map(({ found }) => found)

test('the doctor finds nothing wrong with an installation that runs, and each thing that is broken on purpose', {
  timeout: TIMEOUT_MS,
}, async () => {
  const { world, site } = await testWorld()
  const { env, addresses } = world.settings
  const { dataDir } = addresses
  await world.startContent()
  await world.startCopy(site)
  const running = {
    ...env,
    PORT: String(site.port),
    SITE_URL: site.url,
    PUBLISH_URL: `${site.url}/publish`,
    SMTP_URL: '',
  }
  const well = await askDoctor(running)
  expect(well.findings.filter(({ is }) => is === 'fault')).toEqual([])
  expect(well.code).toBe(0)
  expect(well.findings).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ name: 'Programs and ports', is: 'ok' }),
      expect.objectContaining({ name: 'Database', is: 'ok' }),
      expect.objectContaining({ name: 'Uploads', is: 'ok' }),
    ]),
  )

  const media = join(dataDir, 'media')
  renameSync(media, `${media}.away`)
  const second = new DatabaseSync(join(dataDir, 'content.sqlite'))
  onTestFinished(() => second.close())
  const other = await plainServer((_, response) => response.end('another program'))
  const unknown = await tlsServer('localhost')
  const backup = {
    seconds: 1,
    bytes: 1,
    records: 1,
    files: 1,
    missing: 0,
    file: '/backups/old.tar',
  }
  writeFileSync(
    join(dataDir, 'last-backup.json'),
    JSON.stringify({ ...backup, finishedAt: '2020-01-01T00:00:00Z' }),
  )
  const broken = await askDoctor({
    ...running,
    PORT: String(other),
    STUDIO_URL: `https://localhost:${unknown.port}`,
    SITE_URL: 'http://nowhere.invalid',
    SMTP_URL: `smtp://127.0.0.1:${await closedPort()}`,
    MAIL_FROM: 'hello@example.com',
    PICTURES_AHEAD: 'yes',
  })
  renameSync(`${media}.away`, media)
  expect(broken.code).toBe(1)
  const found = (check: string) => foundBy(broken.findings, check).join('\n')
  expect(found('Settings')).toContain('PICTURES_AHEAD is "yes"')
  expect(found('Programs and ports')).toContain(
    `Another program listens at http://127.0.0.1:${other}`,
  )
  expect(found('Addresses')).toContain('NODE_EXTRA_CA_CERTS')
  expect(found('Addresses')).toMatch(/nowhere\.invalid.*\((ENOTFOUND|EAI_AGAIN)\)/)
  expect(found('Uploads')).toMatch(/does not have any of the \d+ files/)
  expect(found('Other writers')).toContain('2 processes have')
  expect(found('Mail server')).toContain('The connection to the mail server failed')
  expect(found('Last backup')).toContain('/backups/old.tar')

  await world.killContent()
  await world.killCopy(site)
  const stopped = await askDoctor(running)
  expect(foundBy(stopped.findings, 'Programs and ports')).toHaveLength(2)
  expect(stopped.findings.find(({ name }) => name === 'Database')?.is).toBe('ok')

  writeFileSync(join(dataDir, 'content.sqlite'), 'no database')
  const damaged = await askDoctor(running)
  expect(foundBy(damaged.findings, 'Database').join()).toContain('SQLite cannot read')
  expect(foundBy(damaged.findings, 'Uploads').join()).toContain('This could not be looked at')
  expect(damaged.findings.find(({ name }) => name === 'Disk')).toBeDefined()
})
