import { existsSync, lstatSync, readFileSync, readlinkSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { SETTINGS } from '@belvedere/content/read-settings.ts'
import { deliveryTokens } from '@belvedere/content/service/env.ts'
import { metricsAddress } from '@belvedere/kit/env.ts'
import { type Finding, fault, ok, warning } from '@belvedere/kit/health/finding.ts'
import { createLog } from '@belvedere/kit/log.ts'
import { nearest } from '@belvedere/kit/nearest.ts'
import { optionsFromEnv } from '@belvedere/site/server/options-from-env.ts'
import { root } from '../../launch/paths.ts'

/** Settings of Node and of the system that belong into the file as well. */
const OF_NODE = ['NODE_EXTRA_CA_CERTS', 'NODE_OPTIONS', 'TZ', 'LANG']

/** Where docs/deploy.md puts the settings of a server. */
const OF_SYSTEM = '/etc/belvedere.env'

/** The file of settings, the names in it, and each value by the reader of the program that uses it. */
export async function lookAtSettings(): Promise<Finding | Finding[]> {
  return settingsFindings(root)
}

/** The same for the project in a folder; `readers` throw for wrong values. */
export function settingsFindings(
  folder: string,
  readers = READERS,
  ofSystem = OF_SYSTEM,
): Finding[] {
  const file = join(folder, '.env.local')
  const wrong = [...new Set(readers.flatMap(sentenceOf))].map((sentence) =>
    fault(sentence, `Change it in ${file}, and restart the programs that read it.`),
  )
  const findings = [
    ...fileFindings(file, ofSystem),
    ...nameFindings(file, knownNames(folder)),
    ...wrong,
  ]
  return findings.length > 0 ? findings : [ok(`${describe(file)}, and every value can be used.`)]
}

const READERS: readonly (() => unknown)[] = [
  ...SETTINGS,
  deliveryTokens,
  () => optionsFromEnv(createLog('doctor', { level: 'error' })),
  () => metricsAddress('METRICS_PORT'),
]

function sentenceOf(read: () => unknown): string[] {
  try {
    read()
    return []
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
}

function fileFindings(file: string, ofSystem: string): Finding[] {
  const found = lstatSync(file, { throwIfNoEntry: false })
  if (!found) return []
  if (!existsSync(file))
    return [
      fault(
        `${file} is a link to ${readlinkSync(file)}, which is not there.`,
        'Make that file, or remove the link.',
      ),
    ]
  const findings: Finding[] = []
  if (!found.isSymbolicLink() && existsSync(ofSystem))
    findings.push(
      warning(
        `${file} is a file of its own, so what is changed in ${ofSystem} counts for nothing here.`,
        `Move its settings there, then run: ln -sfn ${ofSystem} ${file}`,
      ),
    )
  if ((statSync(file).mode & 0o007) !== 0)
    findings.push(warning(`All users of this machine can read ${file}.`, `Run: chmod o= ${file}`))
  return findings
}

function nameFindings(file: string, known: readonly string[]): Finding[] {
  const all = [...known, ...OF_NODE]
  return namesIn(file)
    .filter((name) => !all.includes(name))
    .map((name) => {
      if (name === 'NODE_ENV')
        return warning('NODE_ENV is in .env.local.', 'Remove it: the units and npm start set it.')
      const meant = nearest(name, all)
      return warning(
        `No program reads ${name}, which is in .env.local.`,
        meant
          ? `Did you mean ${meant}?`
          : 'Remove it, or look for its name in docs/configuration.md.',
      )
    })
}

function namesIn(file: string) {
  return existsSync(file) ? Object.keys(parseEnv(readFileSync(file, 'utf8'))) : []
}

/** All settings that there are: a test compares the example with the sources. */
function knownNames(folder: string) {
  const example = readFileSync(join(folder, '.env.example'), 'utf8')
  return [...example.matchAll(/^# ([A-Z][A-Z_\d]+)=/gm)].map(([, name = '']) => name)
}

function describe(file: string) {
  const count = namesIn(file).length
  if (count === 0) return 'There is no .env.local, so the settings are those of the environment'
  const isLink = lstatSync(file).isSymbolicLink()
  return `.env.local${isLink ? ` (a link to ${readlinkSync(file)})` : ''} has ${count} ${count === 1 ? 'setting' : 'settings'}`
}
