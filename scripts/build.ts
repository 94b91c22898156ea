import { buildPrograms } from '../launch/build.ts'
import { runMain } from '../launch/main.ts'

/**
 * Builds the changed parts of both programs, and starts nothing: for a server that runs them
 * separately.
 */
runMain(() => buildPrograms())
