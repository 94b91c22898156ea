import { resolve } from 'node:path'
import { readEnv } from '@belvedere/kit/env.ts'
import { projectRoot } from '@belvedere/kit/root.ts'

/** Whether somebody asked for a property, so that its absence would surprise them. */
export function isPropertyGiven(): boolean {
  return [process.env.PROPERTY, process.env.PROPERTY_DIR].some(Boolean)
}

/** The folder of the property to seed: `PROPERTY`, or the demo; undefined for an empty site. */
export function propertyDir(): string | undefined {
  // `PROPERTY_DIR` is the name that the setting had in 0.2.0.
  const before = readEnv('PROPERTY_DIR', { default: 'demo', hint: '' })
  const given = readEnv('PROPERTY', { default: before, hint: '' })
  return given === 'none' ? undefined : resolve(projectRoot(), given)
}
