import { join } from 'node:path'
import { type Finding, fault, ok } from '@belvedere/kit/health/finding.ts'
import { launch } from '../../launch/launch.mjs'
import { node, root } from '../../launch/paths.ts'

const REFUSED = 'code 1'

/** Whether this version can use the database; the same program looks before each start. */
export async function lookAtDatabase(): Promise<Finding> {
  const program = join(root, 'content/payload/database/check-database.ts')
  const { child, ended } = launch(node, [program], { stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      said += chunk
    })
  const how = await ended
  const sentence = said.trim() || `The check ended with ${how}.`
  if (how === 'code 0') return ok(sentence)
  return how === REFUSED
    ? fault(sentence, 'Do what it says; the content service does not start before.')
    : fault(sentence, 'Start the database, or correct DATABASE_URL.')
}
