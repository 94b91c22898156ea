/*
 * The entry of every npm script: `node scripts/run.mjs start`. Old syntax and no imports, because a
 * Node that is too old must still be able to print the error below.
 */
const version = process.versions.node

if (Number(version.split('.')[0]) >= 20) {
  import('./bootstrap.mjs')
} else {
  console.error(
    `  ✗  Node ${version} is too old: install Node 20 or newer from https://nodejs.org.`,
  )
  process.exitCode = 1
}
