import { measureScenes } from '../../bench/scenes/measure.ts'
import { report } from '../../bench/table.ts'
import { runMain } from '../run/main.ts'
import { chromiumStep } from '../setup/browsers.ts'
import { runSteps } from '../setup/steps.ts'

/** Measures the scene of the map: its weight, what it draws, how it loads and what it leaves. */
async function main(): Promise<void> {
  await runSteps([chromiumStep])
  report(await measureScenes())
}

runMain(main)
