/*
 * Old syntax and no imports at the start: a Node that is too old must still be able to print the
 * error below.
 */

/**
 * Installs the packages and runs `scripts/<script>` on the project's own Node.
 *
 * @param {string} script
 * @param {string[]} args
 */
export function bootstrap(script, args) {
  if (!isRecent(process.versions.node)) return refuse(process.versions.node)
  import('../bootstrap.mjs').then((module) => module.bootstrap(script, args))
}

/**
 * Whether this version of Node can install the packages.
 *
 * @param {string} version
 */
export function isRecent(version) {
  return Number(version.split('.')[0]) >= 20
}

/** @param {string} version */
function refuse(version) {
  console.error(
    `  ✗  Node ${version} is too old: install Node 20 or newer from https://nodejs.org.`,
  )
  process.exitCode = 1
}
