import type { Count } from './counts.ts'

/** Prints the totals and sets the exit code. */
export function report({ passed, failed, skipped }: Count): void {
  console.log(`\n${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`)
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1
}
