import { existsSync, lstatSync, realpathSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { ownPlace } from '@belvedere/content/backup/place.ts'
import { takeBackup } from '@belvedere/content/backup/take.ts'
import { loadEnv } from '@belvedere/kit/env.ts'
import { runMain } from '../launch/main.ts'
import { node, root } from '../launch/paths.ts'
import { STOP_SIGNALS } from '../launch/processes.mjs'
import { runSteps, type Step } from '../launch/steps.ts'
import { runTask } from '../launch/task.ts'
import { checkDatabase, prepare } from './upgrade/prepare.ts'
import { switchTo } from './upgrade/switch.ts'
import type { Target } from './upgrade/target.ts'

const USAGE =
  'Name the folder of the new version, the link that the services run in, and the folder of the backups: "npm run upgrade -- /srv/belvedere/releases/NEW --link /srv/belvedere/current --backups /var/backups/belvedere". With several copies of the site: "--site belvedere-site@3000 --site belvedere-site@3010".'

/** Longer than a start with migrations takes on a small machine. */
const PATIENCE_S = 120

/**
 * Upgrades a server to the version in another folder. Nothing of the running version is touched
 * until the new one is built and was rehearsed on a backup; if it does not become ready after the
 * switch, the old one is brought back, with its database.
 */
runMain(async () => {
  const target = readArgs()
  loadEnv()
  const place = ownPlace()
  const run = (name: string, work: Step['run']) => runSteps([{ name, run: work }])
  let archive = ''
  await run('Database', () => checkDatabase(target.release))
  await run('New version', () => prepare(target.release))
  await run('Backup', async () => {
    const settings = join(root, '.env.local')
    const backup = await takeBackup({ place, settings, to: target.backups })
    archive = backup.file
    return archive
  })
  await run('Rehearsal', async () => {
    const script = join('scripts', 'restore.ts')
    await runTask(node, [script, archive, '--rehearse'], {}, target.release)
    return 'the new version serves the pages of the backup'
  })
  endOnlyWhenDone()
  await run('Switch', () => switchTo(target, place))
})

/** A switch that breaks off leaves the services between two versions. */
function endOnlyWhenDone() {
  for (const signal of STOP_SIGNALS) {
    process.removeAllListeners(signal)
    process.on(signal, () => console.log('  …  The switch is under way and ends by itself.'))
  }
}

function readArgs(): Target {
  const { values, positionals } = parseOr(USAGE)
  const [folder, ...others] = positionals
  const { link, backups, seconds = PATIENCE_S } = values
  if (!folder || others.length > 0 || !link || !backups || !(Number(seconds) > 0))
    throw new Error(USAGE)
  // npm runs this in the folder of the project; INIT_CWD is where it was called.
  const at = (path: string) => resolve(process.env.INIT_CWD ?? process.cwd(), path)
  const release = realpathSync(requireVersion(at(folder)))
  if (!lstatSync(at(link)).isSymbolicLink())
    throw new Error(`${link} is no link. With "npm start" in a clone: ${IN_A_CLONE}`)
  if (release === realpathSync(at(link))) throw new Error(`The services run in ${release} already.`)
  return {
    release,
    link: at(link),
    backups: at(backups),
    systemctl: (values.systemctl ?? 'sudo -n systemctl').split(' '),
    content: 'belvedere-content',
    sites: values.site ?? ['belvedere-site'],
    patienceMs: Number(seconds) * 1000,
  }
}

const IN_A_CLONE = 'stop it, "npm run backup -- DIR", "git pull", "npm start" (docs/upgrade.md).'

function requireVersion(folder: string): string {
  if (existsSync(join(folder, 'scripts', 'run.mjs'))) return folder
  throw new Error(`${folder} is no folder of Belvedere: get the new version first. ${USAGE}`)
}

function parseOr(usage: string) {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        link: { type: 'string' },
        backups: { type: 'string' },
        site: { type: 'string', multiple: true },
        systemctl: { type: 'string' },
        seconds: { type: 'string' },
      },
    })
  } catch (error) {
    throw new Error(usage, { cause: error })
  }
}
