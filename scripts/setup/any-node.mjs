/*
 * Written for every Node that knows ES modules, and importing nothing when it starts: a Node that
 * is too old has to come far enough to say so.
 */

/**
 * Runs `scripts/<script>` on the project's own Node, after what it takes to get there.
 *
 * @param {string} script
 */
export function bootstrap(script) {
  if (!isRecent(process.versions.node)) return refuse(process.versions.node)
  import('../bootstrap.mjs').then((module) => module.bootstrap(script))
}

/**
 * Whether this version of Node can install the packages and start the rest.
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
