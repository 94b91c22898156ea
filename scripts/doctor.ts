import { EnvError, loadEnv, readUrl } from '@belvedere/kit/env.ts'
import { isThisMachine } from '@belvedere/kit/health/address-check.ts'
import { runChecks } from '@belvedere/kit/health/run-checks.ts'
import { runMain } from '../launch/main.ts'
import { readAddresses, stackEnv } from '../launch/stack.ts'
import { CHECKS } from './doctor/checks.ts'
import { sayFindings } from './doctor/say.ts'

/**
 * Looks at all that can be wrong with an installation, changes nothing, and says what to do. It works
 * while the programs run, while they are stopped, and when half of it is broken. Ends with code 1 if
 * there is a fault; `--json` prints the findings for other programs.
 */
async function doctor() {
  loadEnv()
  useSettingsOfStart()
  const findings = await runChecks(CHECKS)
  const isForPrograms = process.argv.includes('--json')
  console.log(isForPrograms ? JSON.stringify(findings, null, 2) : sayFindings(findings))
  process.exitCode = findings.some(({ is }) => is === 'fault') ? 1 : 0
}

/**
 * The settings as the programs see them: in production, and on a machine without addresses of its
 * own as `npm start` sets them, by the ports.
 */
function useSettingsOfStart() {
  Object.assign(process.env, { NODE_ENV: 'production' })
  try {
    const [site, studio] = [readUrl('SITE_URL', LOCAL), readUrl('STUDIO_URL', LOCAL)]
    if (isThisMachine(site) && isThisMachine(studio))
      Object.assign(process.env, stackEnv(readAddresses()))
  } catch (error) {
    // The check of settings says so.
    if (!(error instanceof EnvError)) throw error
  }
}

const LOCAL = 'http://localhost'

if (import.meta.main) runMain(doctor)
