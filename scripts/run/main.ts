/** Runs a script's work; a failure is one line and exit code 1. */
export function runMain(work: () => Promise<void>): void {
  work().catch((error: unknown) => {
    console.error(`  ✗  ${error instanceof Error ? error.message : String(error)}`)
    process.exit(1)
  })
}
