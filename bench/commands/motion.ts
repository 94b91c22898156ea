import { parseArgs } from 'node:util'
import { measureMotion } from '../../bench/motion/measure.ts'
import { report } from '../../bench/table.ts'
import { runMain } from '../run/main.ts'
import { onOwnStack } from '../run/on-site.ts'

/** Compares pages with and without motion, and prints a table. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } })
  await onOwnStack(async ({ siteUrl }, executablePath) => {
    const rows = await measureMotion({ siteUrl, executablePath, isQuick: values.quick })
    report(rows)
  })
}

runMain(main)
