import { withCauses } from '../causes.ts'
import { EnvError } from '../env.ts'
import { redactSecrets } from '../secrets.ts'
import { type Check, type Finding, fault, type NamedFinding, warning } from './finding.ts'

/** A check that hangs must not hang the others; those that ask other machines have shorter limits. */
const MAX_MS = 30_000

/** Runs the checks at the same time and returns what they found in the order of the list. */
export async function runChecks(checks: readonly Check[], maxMs = MAX_MS): Promise<NamedFinding[]> {
  const all = await Promise.all(checks.map((check) => runAlone(check, maxMs)))
  return all.flat()
}

/** A check that fails itself is a finding of its own, and the others go on. */
async function runAlone({ name, run }: Check, maxMs: number): Promise<NamedFinding[]> {
  const late = Promise.withResolvers<never>()
  const reason = `It took longer than ${Math.round(maxMs / 1000)} seconds`
  const timer = setTimeout(() => late.reject(new Error(reason)), maxMs)
  try {
    const found = await Promise.race([run(), late.promise])
    return [found].flat().map((finding) => ({ name, ...clean(finding) }))
  } catch (error) {
    return [{ name, ...failed(error) }]
  } finally {
    clearTimeout(timer)
  }
}

function failed(error: unknown): Finding {
  const reason = redactSecrets(withCauses(error))
  if (error instanceof EnvError)
    return warning(
      `Not looked at, because a setting is wrong: ${reason}`,
      'Mend the setting first.',
    )
  return fault(`This could not be looked at: ${reason}`, 'Mend that, and run this again.')
}

/** No finding shows a secret, whatever a server or a database has said. */
function clean(finding: Finding): Finding {
  return {
    ...finding,
    found: redactSecrets(finding.found),
    ...(finding.todo && { todo: redactSecrets(finding.todo) }),
  }
}
