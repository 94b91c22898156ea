import { chmodSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { EnvError } from '@belvedere/kit/env.ts'
import { expect, onTestFinished, test } from 'vitest'
import { settingsFindings } from './settings.ts'

function project(settings?: string) {
  const dir = mkdtempSync(join(tmpdir(), 'belvedere-settings-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  writeFileSync(join(dir, '.env.example'), '# PORT=3000\n# SITE_URL=\n# The port.\n# SMTP_URL=\n')
  const file = join(dir, '.env.local')
  if (settings !== undefined) writeFileSync(file, settings, { mode: 0o600 })
  return { dir, file }
}

test('names that no program reads are told, with the one that was meant', () => {
  const { dir } = project('SITE_ULR=x\nCOLOUR=blue\nNODE_ENV=production\nNODE_EXTRA_CA_CERTS=/ca\n')
  expect(settingsFindings(dir, [])).toEqual([
    {
      is: 'warning',
      found: 'No program reads COLOUR, which is in .env.local.',
      todo: 'Remove it, or look for its name in docs/configuration.md.',
    },
    {
      is: 'warning',
      found: 'NODE_ENV is in .env.local.',
      todo: 'Remove it: the units and npm start set it.',
    },
    {
      is: 'warning',
      found: 'No program reads SITE_ULR, which is in .env.local.',
      todo: 'Did you mean SITE_URL?',
    },
  ])
})

test('each wrong value is told once, in the sentence of the program that reads it', () => {
  const { dir, file } = project('PORT=0\n')
  const wrong = () => {
    throw new EnvError('PORT is 0, which is not a port.')
  }
  expect(settingsFindings(dir, [() => 1, wrong, wrong])).toEqual([
    {
      is: 'fault',
      found: 'PORT is 0, which is not a port.',
      todo: `Change it in ${file}, and restart the programs that read it.`,
    },
  ])
})

test('a link that leads nowhere is a fault, and one that leads to a file is named', () => {
  const { dir, file } = project()
  const target = join(dir, 'belvedere.env')
  symlinkSync(target, file)
  expect(settingsFindings(dir, [])).toMatchObject([
    { is: 'fault', found: `${file} is a link to ${target}, which is not there.` },
  ])
  writeFileSync(target, 'PORT=3000\n', { mode: 0o640 })
  expect(settingsFindings(dir, [])).toEqual([
    {
      is: 'ok',
      found: `.env.local (a link to ${target}) has 1 setting, and every value can be used.`,
    },
  ])
  chmodSync(target, 0o644)
  expect(settingsFindings(dir, [])).toMatchObject([
    { is: 'warning', found: `All users of this machine can read ${file}.` },
  ])
})

test('without a file the settings are those of the environment', () => {
  expect(settingsFindings(project().dir, [])).toMatchObject([
    { is: 'ok', found: expect.stringContaining('There is no .env.local') },
  ])
})

test('a file in the place of the link to the settings of the server is told', () => {
  const { dir, file } = project('PORT=3000\n')
  const ofSystem = join(dir, 'belvedere.env')
  writeFileSync(ofSystem, 'PORT=4000\n')
  expect(settingsFindings(dir, [], ofSystem)).toEqual([
    {
      is: 'warning',
      found: `${file} is a file of its own, so what is changed in ${ofSystem} counts for nothing here.`,
      todo: `Move its settings there, then run: ln -sfn ${ofSystem} ${file}`,
    },
  ])
})
