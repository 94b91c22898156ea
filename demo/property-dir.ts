import { resolve } from 'node:path'
import { readEnv } from '@belvedere/kit/env.ts'
import { projectRoot } from '@belvedere/kit/root.ts'

/** The folder of the property to seed: `PROPERTY`, or the demo; undefined for an empty site. */
export function propertyDir(): string | undefined {
  const given = readEnv('PROPERTY', { default: 'demo', hint: '' })
  return given === 'none' ? undefined : resolve(projectRoot(), given)
}
