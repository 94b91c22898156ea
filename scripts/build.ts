import { buildPrograms } from '../launch/build.ts'
import { runMain } from '../launch/main.ts'

/** Builds what has changed of both programs, and starts nothing: for a server that runs them apart. */
runMain(() => buildPrograms())
