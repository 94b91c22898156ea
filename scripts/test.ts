import { runTests } from './run/tests.ts'

/** What every change is tested with: types, style, unit, contract and browser tests. */
runTests('every change')
